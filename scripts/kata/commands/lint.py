"""Look for mistakes, format and style in the whole repository, or in the folder of one problem."""

import subprocess
import sys
from pathlib import Path

from kata.commands.cli import Parser, require_checkout
from kata.paths import ROOT
from kata.problem.find import find_problem

OF_A_FOLDER = ["ruff", "check"], ["ruff", "format", "--check"]
OF_THE_ENGINE = ["mypy"]
OF_THE_PAGES = "--config=scripts/oxlint.json", "--deny-warnings"
SCRIPTS = "scripts/kata/page/scripts", "tests/engine/scripts"


def main(words: list[str]) -> int:
    parser = Parser("lint", description=__doc__)
    parser.add_argument("problem", nargs="?", metavar="PROBLEM", help="its folder (default: all)")
    options = parser.parsed(words)
    require_checkout("lint")
    where = find_problem(options.problem).folder.relative_to(ROOT) if options.problem else "."
    python = [sys.executable, "-m"]
    checks = [[*python, *check, str(where)] for check in OF_A_FOLDER]
    if not options.problem:
        oxlint = str(Path(sys.executable).with_name("oxlint"))
        checks += [[*python, *OF_THE_ENGINE], [oxlint, *OF_THE_PAGES, *SCRIPTS]]
    failed = [check for check in checks if subprocess.run(check, cwd=ROOT, check=False).returncode]
    if any("ruff" in check for check in failed):
        print("lint: make fmt fixes the format, and some of the rest", file=sys.stderr)
    return int(bool(failed))
