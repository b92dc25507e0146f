"""Where the tests run: off screen unless the caller wants to watch."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
