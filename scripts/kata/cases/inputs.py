"""What makes the inputs of a problem: its recipe or one that is derived, up to which sizes."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from kata import KataError
from kata.cases.model import Input
from kata.cases.pick import NothingToPickError
from kata.cases.recipe import EveryPick, at_random
from kata.problem.folder import Problem
from kata.problem.rules import Function

if TYPE_CHECKING:
    from kata.statement.derived import Derived

RANDOM = "random"  # what inputs that the recipe makes are called
GROWTH = 1.5  # from one size to the next
MOST_WAYS = 10_000  # to choose at the size up to which all derived inputs are made
PROBES = 300  # inputs made at random, from whose choices the number of ways is estimated
SLOWLY = 1.2  # from one size to the next that is tried
ENOUGH = 4  # a size from which on inputs of fewer values make up for no larger size


class Inputs(NamedTuple):
    """The recipe, if there is one, and its sizes."""

    recipe: Function | None
    small: int  # the size up to which every input is made
    largest: int
    is_whole: bool = False  # whether the small inputs are all there are
    derived: "Derived | None" = None  # the recipe, if nobody has written it

    @property
    def size(self) -> tuple[int, int]:
        """The size of derived inputs and how many values they hold; (0, 0) if it is written."""
        return (self.derived.small, self.derived.richness) if self.derived else (0, 0)


def inputs_of(problem: Problem, size: tuple[int, int] = (0, 0)) -> Inputs:
    """Return what makes the inputs of a problem; `size` spares finding that of derived ones."""
    found: Inputs = vars(problem).get("inputs") or _inputs_of(problem, size)
    vars(problem)["inputs"] = found
    return found


def _inputs_of(problem: Problem, size: tuple[int, int]) -> Inputs:
    rules = problem.rules
    if rules.inputs or rules.small:
        is_whole = bool(rules.inputs and not rules.small and rules.SMALL == rules.LARGEST)
        return Inputs(rules.inputs, rules.SMALL, rules.LARGEST, is_whole)
    from kata.statement import constraints_of  # here, as many write their recipe
    from kata.statement.derived import derived_of

    recipe = settled(derived_of(problem), *size)
    largest = rules.LARGEST or recipe.largest
    tries_all = recipe.small == largest and recipe.tries_all
    is_whole = tries_all and constraints_of(problem).are_whole  # else some may be illegal
    return Inputs(recipe, recipe.small, largest, is_whole, recipe)


def settled(recipe: "Derived", small: int = 0, richness: int = 0) -> "Derived":
    """Return the recipe with the largest small inputs of which there are few enough."""
    if richness:
        return recipe.sized(small, richness)
    from kata.statement.derived import RICH
    from kata.statement.making import LEAN

    found: list[Derived] = []
    for rich in range(RICH, LEAN - 1, -1):
        found.append(_largest(recipe, rich))
        if found[-1].small >= ENOUGH:
            break
    return max(found, key=lambda one: (min(one.small, ENOUGH), one.richness))


def _largest(recipe: "Derived", richness: int) -> "Derived":
    """Return the recipe of the largest size at which there are not too many ways to choose."""
    best, size = recipe.sized(0, richness), 1
    while size > best.small:
        one = recipe.sized(size, richness)
        if ways_to_choose(one, size) > MOST_WAYS:
            break
        best, size = one, min(recipe.largest, max(size + 1, int(SLOWLY * size)))
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


def ways_to_choose(recipe: Any, size: int) -> float:
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


class RandomName(NamedTuple):
    """The name of a random input."""

    maker: str  # the generator, or RANDOM
    number: int
    size: int

    def __str__(self) -> str:
        return f"{self.maker} {self.number} of size {self.size}"


def sizes(problem: Problem) -> Iterator[int]:
    """Yield the sizes of random inputs, up to the largest."""
    size, largest = 1, problem.rules.RANDOM or inputs_of(problem).largest
    while size < largest:
        yield size
        size = max(size + 1, round(GROWTH * size))
    yield largest


def makers(problem: Problem) -> dict[str, Function | None]:
    """{what makes random inputs, in their names: the generator, or None for the recipe}."""
    recipe: dict[str, Function | None] = {RANDOM: None} if inputs_of(problem).recipe else {}
    generators = problem.rules.generators.items()
    return recipe | {name.replace("_", " "): make for name, make in generators} | recipe


def random_input(problem: Problem, name: RandomName) -> Input | None:
    """Return the input of that name, always the same; None if the recipe makes none."""
    rng = Random(f"{problem.slug}: {name}")
    if generator := makers(problem)[name.maker]:
        return Input(str(name), generator(rng, name.size))
    recipe = inputs_of(problem).recipe
    arguments = at_random(recipe, name.size, rng) if recipe else None
    return None if arguments is None else Input(str(name), arguments, by_recipe=True)
