"""Which solutions belong side by side."""

from collections import Counter

from kata.judge.verdict import Verdict
from kata.problem.solution import Solution
from kata.source.extents import statements
from kata.source.nearest import nearest

LEAST = 4  # statements of a solution that is worth watching
Siblings = dict[Solution, Solution]  # {mistake: the right solution most like it}


def siblings_of(verdicts: list[Verdict]) -> Siblings:
    """The sibling of each mistake, if there is any right solution."""
    right = [verdict.solution for verdict in verdicts if verdict.accepted]
    wrong = [verdict.solution for verdict in verdicts if not verdict.accepted]
    return {one: found for one in wrong if (found := nearest(one, right))}


def plain_pair(right: list[Solution], siblings: Siblings) -> list[Solution]:
    """Two techniques, those that most mistakes come from: not bfs beside bfs_hashed.

    One that says everything in a line or two has nothing to watch, and comes last.
    """
    children = Counter(siblings.values())

    def rank(solution: Solution) -> tuple[bool, int]:
        return len(statements(solution.source)) < LEAST, -children[solution]

    first, *others = sorted(right, key=rank)
    technique = first.name.split("_")[0]
    return [first, *(one for one in others if one.name.split("_")[0] != technique)][:2]
