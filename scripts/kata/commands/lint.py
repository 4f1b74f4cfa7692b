"""Look for mistakes, format and style in the whole repository, or in the folder of one problem."""

import subprocess
import sys

from kata.commands.cli import Parser
from kata.paths import ROOT
from kata.problem.folder import find_problem

CHECKS = ["check"], ["format", "--check"]  # of ruff


def main(words):
    parser = Parser("lint", description=__doc__)
    parser.add_argument("problem", nargs="?", metavar="PROBLEM", help="its folder (default: all)")
    options = parser.parse_intermixed_args(words)
    where = find_problem(options.problem).folder.relative_to(ROOT) if options.problem else "."
    ruff = [sys.executable, "-m", "ruff"]
    runs = [subprocess.run([*ruff, *how, where], cwd=ROOT, check=False) for how in CHECKS]
    return int(any(run.returncode for run in runs))
