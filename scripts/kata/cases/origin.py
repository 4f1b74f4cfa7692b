"""Random inputs: each is made from its name and, to shrink it, again from other choices."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, cycle, islice, repeat
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.model import GENERATED, Case, Input
from kata.cases.pick import NothingToPickError, Pick, number_of
from kata.cases.recipe import RandomPick, at_random
from kata.problem.folder import Problem
from kata.problem.rules import Function

RANDOM = "random"  # what inputs that the recipe makes are called
GROWTH = 1.5  # from one size to the next
MOST_REPLAYED = 100_000  # choices of one input
FRACTION = 53  # bits of a random fraction


class RandomName(NamedTuple):
    """The name of a random input."""

    maker: str  # the generator, or RANDOM
    number: int
    size: int

    def __str__(self) -> str:
        return f"{self.maker} {self.number} of size {self.size}"


class Origin(NamedTuple):
    """The size and the choices that made a random input, and a function that makes one of them."""

    size: int
    choices: list[int]
    make: Callable[[int, list[int]], Any]


def sizes(problem: Problem) -> Iterator[int]:
    """Yield the sizes of random inputs, up to the largest."""
    size, largest = 1, problem.rules.RANDOM or problem.rules.LARGEST
    while size < largest:
        yield size
        size = max(size + 1, round(GROWTH * size))
    yield largest


def makers(problem: Problem) -> dict[str, Function | None]:
    """{what makes random inputs, in their names: the generator, or None for the recipe}."""
    recipe: dict[str, Function | None] = {RANDOM: None} if problem.rules.inputs else {}
    generators = problem.rules.generators.items()
    return recipe | {name.replace("_", " "): make for name, make in generators} | recipe


def random_name(problem: Problem, text: str) -> RandomName | None:
    """The name of a random input that a text spells, even of one that is none of the cases."""
    found = re.fullmatch(r"(.+) (\d{1,9}) of size (\d{1,9})", text)
    if not found or found[1] not in makers(problem):
        return None
    name = RandomName(found[1], int(found[2]), int(found[3]))
    return name if 0 < name.size <= max(sizes(problem)) else None


def random_input(problem: Problem, name: RandomName) -> Input | None:
    """Return the input of that name, always the same; None if the recipe makes none."""
    rng = Random(f"{problem.slug}: {name}")
    if generator := makers(problem)[name.maker]:
        return Input(str(name), generator(rng, name.size))
    assert problem.rules.inputs
    arguments = at_random(problem.rules.inputs, name.size, rng)
    return None if arguments is None else Input(str(name), arguments, by_recipe=True)


def arguments_of(problem: Problem, name: RandomName) -> Any:
    """Return the arguments of the random input of that name; an error if the recipe makes none."""
    if made := random_input(problem, name):
        return made.arguments
    raise KataError("inputs() makes no input with these choices")


def origin(problem: Problem, case: Case) -> Origin | None:
    """Return the size and the choices that made a random case; None for a case of another group."""
    name = random_name(problem, case.name) if case.group == GENERATED else None
    if not name:
        return None
    size, seed = name.size, f"{problem.slug}: {name}"
    if generator := makers(problem)[name.maker]:
        rng = RecordedRandom(seed)
        generator(rng, size)
        return Origin(size, rng.drawn, lambda size, made: generator(ReplayedRandom(made), size))
    inputs, recorded = problem.rules.inputs, RecordedPick(RandomPick(Random(seed), size))
    assert inputs
    inputs(recorded, size)
    return Origin(size, recorded.choices, lambda size, made: inputs(ReplayedPick(made), size))


def simplest(options: Any) -> int:
    """The index of the simplest option: the number closest to 0, the letter a, or the first."""
    if isinstance(options, range):
        if 0 in options:
            return options.index(0)
        return 0 if abs(options[0]) <= abs(options[-1]) else number_of(options) - 1
    return max(options.find("a"), 0) if isinstance(options, str) else 0


class RecordedPick(Pick):
    """Chooses as another one does; each choice is noted by its distance from the simplest."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.choices: list[int] = []

    def __call__(self, options: Any) -> Any:
        choice = self.pick(options)
        self.choices.append(options.index(choice) - simplest(options))
        return choice


class ReplayedPick(Pick):
    """Makes these choices, as far as there are such options; after them, the simplest."""

    def __init__(self, choices: list[int]) -> None:
        self.rest = _each(choices)

    def __call__(self, options: Any) -> Any:
        if not options:
            raise NothingToPickError
        last = number_of(options) - 1
        return options[max(0, min(simplest(options) + next(self.rest), last))]


class RecordedRandom(Random):
    """Draws as Random does, and notes what it drew: all of its methods use these two."""

    def __init__(self, seed: str) -> None:
        self.drawn: list[int] = []
        super().__init__(seed)

    def random(self) -> float:
        fraction = super().random()
        self.drawn.append(int(fraction * (1 << FRACTION)))
        return fraction

    def getrandbits(self, k: int, /) -> int:
        self.drawn.append(super().getrandbits(k))
        return self.drawn[-1]


class ReplayedRandom(Random):
    """Draws these numbers, as far as they fit; after them, 0, or what differs in a sample."""

    def __new__(cls, _drawn: list[int]) -> "ReplayedRandom":
        return super().__new__(cls)  # Python 3.10 would seed it with the list

    def __init__(self, drawn: list[int]) -> None:
        self.spare: Iterator[int] = repeat(0)
        self.rest = _each(chain(drawn, (next(self.spare) for _ in repeat(0))))
        super().__init__(0)

    def random(self) -> float:
        return min(abs(next(self.rest)), (1 << FRACTION) - 1) / (1 << FRACTION)

    def getrandbits(self, k: int, /) -> int:
        return min(abs(next(self.rest)), (1 << k) - 1)

    def sample(self, population: Any, *k: int, **rest: Any) -> list[Any]:
        self.spare = cycle(range(len(population)))  # else 0 would be drawn until the limit
        try:
            return super().sample(population, *k, **rest)
        finally:
            self.spare = repeat(0)


def _each(choices: Iterable[int]) -> Iterator[int]:
    """Yield the choices one after the other, then 0; not without end."""
    yield from islice(chain(choices, repeat(0)), MOST_REPLAYED)
    raise NothingToPickError
