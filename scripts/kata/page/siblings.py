"""Which solutions belong side by side."""

from collections import Counter
from difflib import SequenceMatcher

from kata.judge.verdict import Verdict
from kata.problem.solution import Solution

Siblings = dict[Solution, Solution]  # {mistake: the right solution most like it}


def siblings_of(verdicts: list[Verdict]) -> Siblings:
    """The sibling of each mistake, if there is any right solution."""
    right = [verdict.solution for verdict in verdicts if verdict.accepted]
    return {v.solution: _nearest(v.solution, right) for v in verdicts if right and not v.accepted}


def _nearest(mistake: Solution, right: list[Solution]) -> Solution:
    """The solution that has most lines in common with the mistake, in their order."""
    lines = mistake.source.splitlines()

    def likeness(solution: Solution) -> float:
        return SequenceMatcher(None, lines, solution.source.splitlines(), autojunk=False).ratio()

    return max(right, key=likeness)


def plain_pair(right: list[Solution], siblings: Siblings) -> list[Solution]:
    """Two techniques, those that most mistakes come from: not bfs beside bfs_hashed."""
    children = Counter(siblings.values())
    first, *others = sorted(right, key=lambda solution: -children[solution])
    technique = first.name.split("_")[0]
    return [first, *(one for one in others if one.name.split("_")[0] != technique)][:2]
