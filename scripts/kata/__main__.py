"""Runs a command of this checkout, whatever the environment has: `python scripts/kata judge`."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).absolute().parents[1])

from kata.commands.main import main  # noqa: E402 (it is found only now)

main()
