"""Records the choices that made a random input, and makes an input of other choices."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

from kata.cases.recipe import NothingToPickError, Pick, RandomPick
from kata.problem.folder import Problem
from kata.problem.rules import Function

MOST = 100_000  # choices of one input
FRACTION = 53  # bits of a random fraction


class Origin(NamedTuple):
    """How a random input was made: its size, each choice, and what makes an input of these."""

    size: int
    choices: list[int]
    make: Callable[[int, list[int]], Any]


def origin_of(problem: Problem, title: str, size: int, seed: str) -> Origin:
    """How an input of that title came about; `title` is that of a generator or of the recipe."""
    rules = problem.rules
    if generator := rules.generators.get(title.replace(" ", "_")):
        rng = RecordedRandom(seed)
        generator(rng, size)
        return Origin(size, rng.drawn, lambda size, made: generator(ReplayedRandom(made), size))
    assert rules.inputs
    inputs: Function = rules.inputs
    recorded = RecordedPick(RandomPick(Random(seed), size))
    inputs(recorded, size)
    return Origin(size, recorded.choices, lambda size, made: inputs(ReplayedPick(made), size))


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
        self.next = _each(choices)

    def __call__(self, options: Any) -> Any:
        if not options:
            raise NothingToPickError
        return options[max(0, min(simplest(options) + self.next(), len(options) - 1))]


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
        self.next = _each(drawn)
        super().__init__(0)

    def random(self) -> float:
        return min(abs(self.next()), (1 << FRACTION) - 1) / (1 << FRACTION)

    def getrandbits(self, k: int, /) -> int:
        return min(abs(self.next()), (1 << k) - 1)


def _each(choices: list[int]) -> Callable[[], int]:
    """A function that returns one after the other, then 0; not without end."""
    numbered = count()

    def following() -> int:
        if (i := next(numbered)) == MOST:
            raise NothingToPickError
        return choices[i] if i < len(choices) else 0

    return following
