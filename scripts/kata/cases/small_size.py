"""Finds the size up to which every derived input is made: the largest with few enough inputs."""

from kata import KataError
from kata.cases.recipe import every
from kata.problem.folder import Problem
from kata.problem.inputs.derived import RICH, Derived
from kata.problem.inputs.making import LEAN
from kata.wire.plain import encode

MOST_INPUTS = 30_000  # of the size that is found; where no answer() is known, a third
MOST_TRIED = 60_000  # ways to choose, some of which lead to the same input or to none
GROWTH = 1.2  # from one size to the next that is tried
ENOUGH = 4  # a size from which on inputs of fewer values make up for no larger size


def settle(problem: Problem) -> tuple[int, int]:
    """Find the size of the small inputs and how many values they hold; (0, 0) if it is written."""
    recipe = problem.rules.inputs
    if not isinstance(recipe, Derived):
        return 0, 0
    found, share = list[tuple[int, int]](), 1 if problem.has_answer else 3
    for recipe.richness in range(RICH, LEAN - 1, -1):
        found.append((_largest_size(recipe, share), recipe.richness))
        if found[-1][0] >= ENOUGH:
            break
    recipe.small, recipe.richness = max(found, key=lambda pair: (min(pair[0], ENOUGH), pair[1]))
    return recipe.small, recipe.richness


def set_size(problem: Problem, size: tuple[int, int]) -> None:
    """Let a derived recipe make small inputs up to the size that was found for it earlier."""
    recipe = problem.rules.inputs
    if isinstance(recipe, Derived):
        recipe.small, recipe.richness = size


def _largest_size(recipe: Derived, share: int) -> int:
    """Return the largest size at which there are not too many inputs; at least 1."""
    best, size = 0, 1
    while size > best and _is_within_bounds(recipe, size, share):
        best, size = size, min(recipe.largest, max(size + 1, int(GROWTH * size)))
    return best or 1


def _is_within_bounds(recipe: Derived, size: int, share: int) -> bool:
    """Tell whether there are few enough inputs of this size, however fast this machine is."""
    recipe.small, made = size, set[bytes]()
    try:
        for tried, arguments in enumerate(every(recipe, size), 1):
            made.add(encode(arguments))
            if share * tried > MOST_TRIED or share * len(made) > MOST_INPUTS:
                return False
    except KataError:  # one of them takes too many choices
        return False
    return True
