"""What the table sounds like: cues, a mixer, the sound device, and the thread that plays."""
