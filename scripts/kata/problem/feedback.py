"""Where LeetCode was told that it accepts a mistake."""

import re
from dataclasses import dataclass

from kata import KataError
from kata.problem.solution import Solution

ISSUES = "https://github.com/LeetCode-Feedback/LeetCode-Feedback/issues"


@dataclass(frozen=True)
class Issue:
    """What a mistake declares as REPORTED, and the address of that."""

    text: str  # `LeetCode-Feedback #1036`
    url: str

    @property
    def number(self) -> str:
        return self.text.partition("#")[2]


def issue_of(mistake: Solution) -> Issue | None:
    """The issue that the mistake names, if it names one."""
    text = mistake.declared("REPORTED", "")
    if not text:
        return None
    if found := re.fullmatch(r"LeetCode-Feedback #(\d+)", text):
        return Issue(text, f"{ISSUES}/{found[1]}")
    raise KataError(f'{mistake}: write the report as in REPORTED = "LeetCode-Feedback #1036"')
