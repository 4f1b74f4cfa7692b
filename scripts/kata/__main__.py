"""Runs this checkout's command, whichever one is installed: `python scripts/kata judge`."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).absolute().parents[1])

from kata.commands.main import main  # noqa: E402 (it can be found only now)

main()
