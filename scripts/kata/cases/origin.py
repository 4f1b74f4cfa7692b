"""Random inputs: each is made from its name and, to shrink it, again from other choices."""

import re
from collections.abc import Callable, Iterator
from itertools import chain, islice, repeat
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.model import GENERATED, Case
from kata.cases.pick import NothingToPickError, Pick
from kata.cases.recipe import RandomPick, at_random
from kata.problem.folder import Problem
from kata.problem.rules import Function

RANDOM = "random"  # the title of inputs that the recipe makes
GROWTH = 1.5  # from one size to the next
MOST_REPLAYED = 100_000  # choices of one input
FRACTION = 53  # bits of a random fraction


class Title(NamedTuple):
    """The name of a random input."""

    of: str  # the generator, or RANDOM
    number: int
    size: int

    def __str__(self) -> str:
        return f"{self.of} {self.number} of size {self.size}"


class Input(NamedTuple):
    """The arguments and the name of a case that is yet to be made."""

    name: str
    arguments: Any
    by_recipe: bool = False  # if so, it is left out if it is illegal; otherwise that is an error


class Origin(NamedTuple):
    """How a random input was made: its size, each choice, and what makes an input of these."""

    size: int
    choices: list[int]
    make: Callable[[int, list[int]], Any]


def sizes(problem: Problem) -> Iterator[int]:
    """The sizes of random inputs, up to the largest."""
    size, largest = 1, problem.rules.RANDOM or problem.rules.LARGEST
    while size < largest:
        yield size
        size = max(size + 1, round(GROWTH * size))
    yield largest


def sources(problem: Problem) -> list[str]:
    """What makes random inputs: the recipe and the generators, as a title names them."""
    rules = problem.rules
    return [RANDOM] * bool(rules.inputs) + [name.replace("_", " ") for name in rules.generators]


def title_in(problem: Problem, name: str) -> Title | None:
    """The title that a name spells, even of an input that is none of the cases; None if none."""
    found = re.fullmatch(r"(.+) (\d{1,9}) of size (\d{1,9})", name)
    title = Title(found[1], int(found[2]), int(found[3])) if found else Title("", 0, 0)
    is_one = title.of in sources(problem) and 0 < title.size <= max(sizes(problem))
    return title if is_one else None


def random_input(problem: Problem, title: Title) -> Input | None:
    """The input of that title, always the same; None if the recipe makes none."""
    rng = Random(_seed(problem, title))
    if generator := _generator(problem, title):
        return Input(str(title), generator(rng, title.size))
    assert problem.rules.inputs
    arguments = at_random(problem.rules.inputs, title.size, rng)
    return None if arguments is None else Input(str(title), arguments, by_recipe=True)


def arguments_of(problem: Problem, title: Title) -> Any:
    """The arguments of the random input of that title; an error if the recipe makes none."""
    if made := random_input(problem, title):
        return made.arguments
    raise KataError("inputs() makes no input with these choices")


def origin(problem: Problem, case: Case) -> Origin | None:
    """How a random input was made; None if the case is not of this group."""
    title = title_in(problem, case.name) if case.group == GENERATED else None
    if not title:
        return None
    size, seed = title.size, _seed(problem, title)
    if generator := _generator(problem, title):
        rng = RecordedRandom(seed)
        generator(rng, size)
        return Origin(size, rng.drawn, lambda size, made: generator(ReplayedRandom(made), size))
    inputs, recorded = problem.rules.inputs, RecordedPick(RandomPick(Random(seed), size))
    assert inputs
    inputs(recorded, size)
    return Origin(size, recorded.choices, lambda size, made: inputs(ReplayedPick(made), size))


def _seed(problem: Problem, title: Title) -> str:
    return f"{problem.slug}: {title}"


def _generator(problem: Problem, title: Title) -> Function | None:
    """The generator that makes the input of that title; None if the recipe does."""
    rules = problem.rules
    if title.of == RANDOM and rules.inputs:
        return None
    return rules.generators[title.of.replace(" ", "_")]


def simplest(options: Any) -> int:
    """The index of the simplest option: the number closest to 0, the letter a, or the first."""
    if isinstance(options, range):
        if 0 in options:
            return options.index(0)
        return 0 if abs(options[0]) <= abs(options[-1]) else len(options) - 1
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
        return options[max(0, min(simplest(options) + next(self.rest), len(options) - 1))]


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
    """Draws these numbers, as far as they fit; after them, 0."""

    def __init__(self, drawn: list[int]) -> None:
        self.rest = _each(drawn)
        super().__init__(0)

    def random(self) -> float:
        return min(abs(next(self.rest)), (1 << FRACTION) - 1) / (1 << FRACTION)

    def getrandbits(self, k: int, /) -> int:
        return min(abs(next(self.rest)), (1 << k) - 1)


def _each(choices: list[int]) -> Iterator[int]:
    """The choices one after the other, then 0; not without end."""
    yield from islice(chain(choices, repeat(0)), MOST_REPLAYED)
    raise NothingToPickError
