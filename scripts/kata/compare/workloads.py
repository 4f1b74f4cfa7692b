"""The workloads that are timed, at their sizes, each with its answer."""

from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kata import KataError
from kata.cases.cache import CASES, cache_path, load, store
from kata.cases.checker import answer_to
from kata.cases.generate import MAKING
from kata.cases.inputs import inputs_of
from kata.cases.model import Case
from kata.cases.recipe import at_random
from kata.paths import at, shown
from kata.problem.folder import Problem
from kata.size import cells
from kata.text import one_line, option, text_of
from kata.ticks import alarm
from kata.wire.plain import encode

SLOW = 3.0  # seconds: a call, or a reference, that takes longer is cut off
RUNGS = 5  # sizes from which growth is measured, each twice the one before
TRIED = 20  # random inputs, of which the longest is a workload
DEFAULT = 10  # the size, if problem.py states no LARGEST
WEIGHED = 50  # the largest size at which memory is measured


@dataclass(frozen=True)
class Workload:
    """Arguments of one kind and size, as a case; `cells` is how many values they hold."""

    kind: str
    size: int
    cells: int
    case: Case

    @property
    def name(self) -> str:
        return f"{self.kind} {self.size}"


class Plan(NamedTuple):
    """The workloads, by what is measured on them."""

    columns: list[Workload]  # of the table
    ladder: list[Workload]  # from which growth is measured
    weighed: list[Workload]  # on which memory is measured: one, if there is any


Key: TypeAlias = tuple[str, int]  # kind, size


def workloads(problem: Problem, size: int | None = None) -> Plan:
    """Return the workloads of a comparison, by default at the sizes of problem.py."""
    columns = _columns(problem)
    if size:
        columns = list(dict.fromkeys((kind, size) for kind, _ in columns))
    (kind, first), *_ = columns
    plan = columns, _ladder(problem, columns), [(kind, min(first, WEIGHED))]
    made: dict[Key, Workload | None] = {}
    slow: set[str] = set()  # kinds of which the answer takes too long: it takes longer if larger
    for kind, size in sorted({*chain(*plan)}, key=lambda key: key[1]):
        made[kind, size] = one = _workload(problem, kind, size, kind not in slow)
        if one and not one.case.answer:
            slow.add(kind)
    found = Plan(*([one for key in keys if (one := made[key])] for keys in plan))
    if not found.columns:
        raise KataError(f"{option('size', size)}: {problem.slug} has no workload of that size")
    return found


def check(problem: Problem) -> None:
    """Raise an error unless `workloads` can make every size that a comparison will time."""
    path = cache_path(CASES, problem).with_suffix(".workloads")
    state = Path(__file__).read_text("utf-8")
    if load(path, str) == state:
        return  # it was found that it can, and nothing has changed
    columns = _columns(problem)
    for size in {size for _, size in columns + _ladder(problem, columns)}:
        _arguments(problem, size)
    store(path, state)


def _columns(problem: Problem) -> list[Key]:
    """Return the workloads that are columns of the table."""
    rules = problem.rules
    largest = inputs_of(problem).largest or DEFAULT
    columns = list(rules.COMPARED) or [(kind, largest) for kind in _arguments(problem, largest)]
    if not columns:
        why = f"workloads({largest}) makes nothing"
        if not rules.workloads:
            why = (
                f"inputs(pick, {largest}) made no input in {TRIED} random tries, as pick() had"
                " nothing to choose from; give it options at every size, or lower LARGEST"
            )
        raise KataError(f"{shown(problem.rules_file)}: {why}")
    for kind, size in columns:
        if kind not in _arguments(problem, size):
            raise KataError(
                f"{shown(problem.rules_file)}: workloads({size}) has no {kind!r};"
                " add it, or remove it from COMPARED"
            )
    return columns


def _ladder(problem: Problem, columns: list[Key]) -> list[Key]:
    """The workloads to measure growth from: the first column's kind, up to the largest size."""
    if inputs_of(problem).is_whole:
        return []  # nothing grows
    top = max(size for _, size in columns)
    return [(columns[0][0], size) for i in reversed(range(RUNGS)) if (size := top >> i)]


def _workload(problem: Problem, kind: str, size: int, wants_answer: bool) -> Workload | None:
    """Return the workload of this kind at this size, or None if there is none."""
    arguments = _arguments(problem, size).get(kind)
    if arguments is None:
        return None
    data, answer = encode(arguments), b""  # if it is too slow, solutions are compared
    try:
        with suppress(TimeoutError), alarm(SLOW):
            answer = answer_to(problem, data) if wants_answer else answer
    except Exception as error:
        where = f"{at(problem.rules_file, error)}: {problem.reference_name}"
        raise KataError(f"{where}() on {kind} {size}: {one_line(error)}") from None
    held = cells(arguments[1] if problem.signature.plays else arguments)
    return Workload(kind, size, held, Case(0, "workload", kind, data, answer))


@lru_cache(maxsize=8)  # the sizes of one problem
def _arguments(problem: Problem, size: int) -> dict[str, Any]:
    """{kind: arguments} at this size; an error takes one line."""
    own = problem.rules.workloads
    name = f"workloads({size})" if own else f"inputs() at size {size:,}"
    try:
        with alarm(MAKING):
            made = own(size) if own else {"random": _longest_input(problem, size)}
            made = {kind: arguments for kind, arguments in made.items() if arguments is not None}
    except Exception as error:
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: {name}: {one_line(error)}") from None
    for kind, arguments in made.items():
        if not isinstance(arguments, tuple):
            where = f"{shown(problem.rules_file)}: {name}"
            value = f"{kind!r} is {text_of(arguments)}"
            raise KataError(f"{where}: {value}, not a tuple of arguments; write (board,) for one")
    return made


def _longest_input(problem: Problem, size: int) -> Any:
    """Return the longest of some random inputs of this size, or None if the recipe makes none."""
    recipe = inputs_of(problem).recipe
    assert recipe
    rngs = (Random(f"{problem.slug}:{size}:{i}") for i in range(TRIED))
    made = [at_random(recipe, size, rng) for rng in rngs]
    return max(filter(None, made), key=lambda arguments: len(encode(arguments)), default=None)
