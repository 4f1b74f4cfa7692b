"""Look for mistakes, format and style in the whole repository, or in the folder of one problem."""

import subprocess
import sys

from kata.commands.cli import Parser, end
from kata.paths import ROOT
from kata.problem.folder import find_problem

CHECKS = ["check"], ["format", "--check"]  # of ruff


def main():
    parser = Parser(prog="lint", description=__doc__)
    parser.add_argument("problem", nargs="?", help="the name of its folder (default: everything)")
    options = parser.parse_args()
    where = find_problem(options.problem).folder.relative_to(ROOT) if options.problem else "."
    ruff = [sys.executable, "-m", "ruff"]
    runs = [subprocess.run([*ruff, *how, where], cwd=ROOT, check=False) for how in CHECKS]
    return int(any(run.returncode for run in runs))


if __name__ == "__main__":
    end(main)
