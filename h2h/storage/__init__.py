"""What is kept on disk: settings, the games in progress, results. No words, no windows."""
