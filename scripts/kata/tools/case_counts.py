"""problems/cases.tsv: how many cases each problem has, and a digest of them.

A change of the engine that changes cases shows there, in a diff; and where the tests pass, the
cases are the same, whatever the machine and the version of Python. A row is kept until the cases of
its problem are made anew.
"""

from kata.cases.coverage import Reach, kept_reach, reach_of
from kata.cases.groups import GROUPS
from kata.paths import ROOT
from kata.problem.folder import Problem

Row = tuple[str, ...]

CASES = ROOT / "problems/cases.tsv"
NAMES = [group.name for group in GROUPS]
HEAD: Row = "# problem", *NAMES, "digest"


def written_rows() -> dict[str, Row]:
    """{problem: its row in the file}."""
    lines = CASES.read_text(encoding="utf-8").splitlines() if CASES.is_file() else []
    return {line.partition("\t")[0]: (*line.split("\t"),) for line in lines if line[:1] != "#"}


def row_of(problem: Problem, found: Reach) -> Row:
    """Return the row of a problem: its name, the number of cases in each group, and the digest."""
    counts = (str(found.groups[name].cases if name in found.groups else 0) for name in NAMES)
    return problem.slug, *counts, found.digest


def change_of(problem: Problem, found: Reach) -> str:
    """Say how the cases of a problem differ from those in the file; or nothing."""
    old, new = written_rows().get(problem.slug), row_of(problem, found)
    if not old or old == new:
        return ""
    pairs = zip(NAMES, old[1:], new[1:])
    counts = [f"{name} from {int(a):,} to {int(b):,}" for name, a, b in pairs if a != b]
    return ", ".join(counts) or "as many in each group, but different ones"


def fresh_row(rows: dict[str, Row], problem: Problem) -> Row:
    """Return the row of a problem: made anew if its cases were, or if it has none."""
    found = kept_reach(problem) or (None if problem.slug in rows else reach_of(problem))
    return row_of(problem, found) if found else rows[problem.slug]
