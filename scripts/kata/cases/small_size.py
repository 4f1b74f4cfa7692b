"""Finds the size up to which every derived input is made: the largest with few enough inputs."""

from random import Random
from typing import Any

from kata import KataError
from kata.cases.pick import NothingToPickError
from kata.cases.recipe import EveryPick
from kata.problem.folder import Problem
from kata.problem.inputs.derived import RICH, Derived
from kata.problem.inputs.making import LEAN

MOST_WAYS = 10_000  # to choose at the size that is found
PROBES = 300  # inputs made at random, from whose choices the number of ways is estimated
GROWTH = 1.2  # from one size to the next that is tried
ENOUGH = 4  # a size from which on inputs of fewer values make up for no larger size


def settle(problem: Problem) -> tuple[int, int]:
    """Find the size of the small inputs and how many values they hold; (0, 0) if it is written."""
    recipe = problem.rules.inputs
    if not isinstance(recipe, Derived):
        return 0, 0
    found = list[tuple[int, int]]()
    for recipe.richness in range(RICH, LEAN - 1, -1):
        found.append((_largest_size(recipe), recipe.richness))
        if found[-1][0] >= ENOUGH:
            break
    recipe.small, recipe.richness = max(found, key=lambda pair: (min(pair[0], ENOUGH), pair[1]))
    return recipe.small, recipe.richness


def set_size(problem: Problem, size: tuple[int, int]) -> None:
    """Let a derived recipe make small inputs up to the size that was found for it earlier."""
    recipe = problem.rules.inputs
    if isinstance(recipe, Derived):
        recipe.small, recipe.richness = size


def _largest_size(recipe: Derived) -> int:
    """Return the largest size at which there are not too many ways to choose, or 0."""
    best, size = 0, 1
    while size > best:
        recipe.small = size
        if ways_to_choose(recipe, size) > MOST_WAYS:
            break
        best, size = size, min(recipe.largest, max(size + 1, int(GROWTH * size)))
    return best


class _Probe(EveryPick):
    """Chooses at random, and counts how many ways there would have been."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.rng, self.ways = rng, 1

    def choose(self, options: Any) -> int:
        """Return the index of one of the options."""
        self.ways *= len(options)
        return self.rng.randrange(len(options))


def ways_to_choose(recipe: Derived, size: int) -> float:
    """Estimate in how many ways the choices of an input of this size can fall.

    The number of options, multiplied along a random path, is on average the number of all paths.
    """
    rng, total = Random(size), 0
    for _ in range(PROBES):
        probe = _Probe(rng)
        try:
            recipe(probe, size)
        except NothingToPickError:
            pass
        except KataError:  # it takes too many choices
            return float("inf")
        total += probe.ways
    return total / PROBES
