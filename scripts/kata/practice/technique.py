"""Which solution here an attempt is most like, and which techniques are left to try."""

from collections.abc import Iterable

from kata.problem.solution import Solution
from kata.watch.steps.code import nearest


def technique_of(mine: Solution) -> str:
    """The name of the solution here that has the most lines in common with it, or nothing."""
    most = nearest(mine, mine.problem.solutions)
    return most.name if most else ""


def untried(mine: Solution, before: Iterable[str]) -> str:
    """Return what its lines are most like, and which solutions here no attempt was like so far."""
    like = technique_of(mine)
    rest = [one.name for one in mine.problem.solutions if one.name not in {like, *before}]
    left = f"not tried yet: {', '.join(rest)}" if rest else "every technique here has been tried"
    return f"most like {like}; {left}"
