"""The workloads that are timed, at their sizes, each with its answer."""

from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.budget import alarm
from kata.cases.generate import MAKING
from kata.cases.keep import CASES, place_of, recalled, remember
from kata.cases.model import Case
from kata.cases.recipe import at_random
from kata.cases.right import answer_to
from kata.paths import at, shown
from kata.problem.folder import Problem
from kata.size import cells
from kata.text import one_line, option, text_of
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


def columns(problem: Problem) -> list[tuple[str, int]]:
    """The (kind, size) of each column of the table."""
    rules = problem.rules
    if not rules.COMPARED:
        largest = rules.LARGEST or DEFAULT
        found = [(kind, largest) for kind in _made(problem, largest)]
        if not found:
            raise KataError(f"{shown(problem.rules_file)}: workloads({largest}) makes nothing")
        return found
    for kind, size in rules.COMPARED:
        if kind not in _made(problem, size):
            raise KataError(
                f"{shown(problem.rules_file)}: workloads({size}) has no {kind!r};"
                " add it, or remove it from COMPARED"
            )
    return list(rules.COMPARED)


def ladder(problem: Problem, wanted: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """The (kind, size) to measure growth from: the first column's kind, up to the largest size."""
    if problem.rules.is_whole_domain:
        return []  # nothing grows
    top = max(size for _, size in wanted)
    return [(wanted[0][0], size) for i in reversed(range(RUNGS)) if (size := top >> i)]


def check(problem: Problem) -> None:
    """Raise an error unless `workloads` can make every size that a comparison will time."""
    path = place_of(CASES, problem).with_suffix(".workloads")
    state = Path(__file__).read_text("utf-8")
    if recalled(path, str) == state:
        return  # it was found that it can, and nothing has changed
    wanted = columns(problem)
    for size in {size for _, size in wanted + ladder(problem, wanted)}:
        _made(problem, size)
    remember(path, state)


def workloads(problem: Problem, size: int | None = None) -> Plan:
    """The workloads of a comparison, by default at the sizes of problem.py."""
    wanted = columns(problem)
    if size:
        wanted = list(dict.fromkeys((kind, size) for kind, _ in wanted))
    weighed = [(wanted[0][0], min(wanted[0][1], WEIGHED))]
    lists = wanted, ladder(problem, wanted), weighed
    made = {key: _workload(problem, *key) for key in dict.fromkeys(chain(*lists))}
    found = Plan(*([one for key in keys if (one := made[key])] for keys in lists))
    if not found.columns:
        raise KataError(f"{option('size', size)}: {problem.slug} has no workload of that size")
    return found


def _workload(problem: Problem, kind: str, size: int) -> Workload | None:
    """The workload of this kind at this size, or None if there is none."""
    arguments = _made(problem, size).get(kind)
    if arguments is None:
        return None
    data = encode(arguments)
    try:
        with alarm(SLOW):
            answer = answer_to(problem, data)
    except TimeoutError:
        answer = b""  # too slow: then the solutions are compared with each other
    except Exception as error:
        where = f"{at(problem.rules_file, error)}: {problem.reference_name}"
        raise KataError(f"{where}() on {kind} {size}: {one_line(error)}") from None
    held = cells(arguments[1] if problem.signature.plays else arguments)
    return Workload(kind, size, held, Case(0, "workload", kind, data, answer))


@lru_cache(maxsize=8)  # the sizes of one problem
def _made(problem: Problem, size: int) -> dict[str, Any]:
    """{kind: arguments} at this size; an error takes one line."""
    own = problem.rules.workloads
    name = f"workloads({size})" if own else f"inputs() at size {size:,}"
    try:
        make = own or partial(_by_recipe, problem)
        with alarm(MAKING):
            made = {k: v for k, v in make(size).items() if v is not None}
    except Exception as error:
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: {name}: {one_line(error)}") from None
    for kind, arguments in made.items():
        if not isinstance(arguments, tuple):
            where = f"{shown(problem.rules_file)}: {name}"
            value = f"{kind!r} is {text_of(arguments)}"
            raise KataError(f"{where}: {value}, not a tuple of arguments; write (board,) for one")
    return made


def _by_recipe(problem: Problem, size: int) -> dict[str, Any]:
    """The workload without workloads(): the longest of some random inputs of this size."""
    rngs = (Random(f"{problem.slug}:{size}:{i}") for i in range(TRIED))
    assert problem.rules.inputs
    made = [at_random(problem.rules.inputs, size, rng) for rng in rngs]
    return {
        "random": max(
            filter(None, made), key=lambda arguments: len(encode(arguments)), default=None
        )
    }
