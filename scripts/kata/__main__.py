"""The command `kata`: this checkout's as `python scripts/kata judge`, whichever is installed."""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # while we import, Ctrl-C ends us without a traceback
if __name__ == "__main__":
    from pathlib import Path

    sys.path[0] = str(Path(__file__).absolute().parents[1])

from kata.commands.main import main  # noqa: E402 (it can be found only now)

if __name__ == "__main__":
    main()
