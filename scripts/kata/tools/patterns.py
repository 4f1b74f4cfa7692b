"""Fills the pages of patterns: templates are solutions that are judged, and mistakes are refuted.

`<!-- code two-sum/hash_map -->` is followed by that solution's code, without its words, and
`<!-- mistakes two-sum/own_partner ... -->` by a table of mistakes; `<!-- end -->` ends either.
"""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kata import KataError
from kata.paths import ROOT, shown
from kata.problem.folder import Problem
from kata.problem.lookup import PATTERNS, find_problem
from kata.problem.solution import Solution
from kata.show.exported import fenced
from kata.tools.readme import linked, mistake_table

PAGES = ROOT / "problems" / PATTERNS
PART = re.compile(r"<!-- (code|mistakes) ([^>]*?) -->\n.*?<!-- end -->", re.DOTALL)
FROM_HERE = "../"  # to the folders of the problems


def pattern_texts() -> dict[Path, str]:
    """{page: its text with the parts that code makes}."""
    return {path: _filled(path) for path in sorted(PAGES.glob("*.md"))}


def _filled(path: Path) -> str:
    def part(match: re.Match[str]) -> str:
        kind, names = match.groups()
        try:
            lines = MAKERS[kind]([_solution(name, kind) for name in names.split()])
        except KataError as error:
            raise KataError(f"{shown(path)}: {error}") from None
        return "\n".join([f"<!-- {kind} {names} -->", "", *lines, "", "<!-- end -->"])

    return PART.sub(part, path.read_text(encoding="utf-8"))


def _solution(name: str, kind: str) -> Solution:
    slug, _, stem = name.partition("/")
    problem: Problem = find_problem(slug)
    return problem.solution(f"wrong/{stem}" if kind == "mistakes" else stem)


def _code(solutions: list[Solution]) -> list[str]:
    """Return the code of solutions, each with where it comes from."""
    found = []
    for one in solutions:
        name = linked(one, f"{one.problem.title}: {one.name}", f"{FROM_HERE}{one.problem.slug}/")
        found += [
            fenced(one.without_words, "python"),
            "",
            f"{name}, judged like every other solution here.",
        ]
    return found


MAKERS: dict[str, Callable[[list[Solution]], list[str]]] = {
    "code": _code,
    "mistakes": partial(mistake_table, folder=FROM_HERE, titles=True),
}
