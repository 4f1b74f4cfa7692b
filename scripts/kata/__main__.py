"""Runs a command as `python scripts/kata judge minesweeper`, which is what .venv/bin/kata does."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).absolute().parents[1])

from kata.commands.main import main  # noqa: E402 (it is found only now)

main()
