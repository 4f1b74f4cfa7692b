"""What is timed: workloads at their sizes, each with its answer."""

import marshal
from dataclasses import dataclass
from itertools import chain

from kata import KataError
from kata.cases import Case
from kata.generate import alarm
from kata.inside.call import finish
from kata.paths import shown
from kata.problem import at, one_line
from kata.text import text_of

SLOW = 3.0  # seconds: a call, or a reference, that takes longer is cut off
RUNGS = 5  # sizes from which growth is measured, each twice the one before
WEIGHED = 50  # the size at most at which memory is measured


@dataclass(frozen=True)
class Workload:
    """Arguments of one kind and size, as a case; `cells` is how much input that is."""

    kind: str
    size: int
    cells: int
    case: Case

    @property
    def name(self):
        return f"{self.kind} {self.size}"


def columns(problem):
    """The (kind, size) of each column of the table."""
    rules = problem.rules
    largest = _made(problem, rules.LARGEST)
    found = getattr(rules, "COMPARED", None) or [(kind, rules.LARGEST) for kind in largest]
    for kind, _ in found:
        if kind not in largest:
            raise KataError(
                f"{shown(problem.rules_file)}: workloads({rules.LARGEST}) has no {kind!r};"
                " add it, or remove it from COMPARED"
            )
    return found


def ladder(wanted):
    """The (kind, size) from which growth is measured: the first column's kind, up to the top."""
    top = max(size for _, size in wanted)
    return [(wanted[0][0], size) for i in reversed(range(RUNGS)) if (size := top >> i)]


def check(problem):
    """An error unless `workloads` can make every size that a comparison will use."""
    wanted = columns(problem)
    for size in {size for _, size in wanted + ladder(wanted)}:
        _made(problem, size)


def workloads(problem, size=None):
    """The columns of the table, the ladder, and what memory is measured on."""
    wanted = columns(problem)
    if size:
        wanted = list(dict.fromkeys((kind, size) for kind, _ in wanted))
    weighed = [(wanted[0][0], min(problem.rules.LARGEST, WEIGHED))]
    lists = wanted, ladder(wanted), weighed
    made = {key: _workload(problem, *key) for key in dict.fromkeys(chain(*lists))}
    found = [[made[key] for key in keys if made[key]] for keys in lists]
    if not found[0]:
        raise KataError(f"{problem.slug}: no workload has size {size}; choose another SIZE=")
    return found


def _workload(problem, kind, size):
    """The workload of this kind at this size, or None where there is none."""
    arguments = _made(problem, size).get(kind)
    if arguments is None:
        return None
    data = finish(arguments)
    try:
        with alarm(SLOW):
            answer = finish(problem.rules.answer(*marshal.loads(data)))
    except TimeoutError:
        answer = b""  # too slow: then the solutions are compared with each other
    except Exception as error:
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: answer() on {kind} {size}: {one_line(error)}") from None
    return Workload(kind, size, _cells(arguments), Case(0, "workload", kind, data, answer))


def _made(problem, size):
    """{kind: arguments} at this size, or an error in one line."""
    try:
        made = {k: v for k, v in problem.rules.workloads(size).items() if v is not None}
    except Exception as error:
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: workloads({size}): {one_line(error)}") from None
    for kind, arguments in made.items():
        if not isinstance(arguments, tuple):
            where = f"{shown(problem.rules_file)}: workloads({size})"
            value = f"{kind!r} is {text_of(arguments)}"
            raise KataError(f"{where}: {value}, not a tuple of arguments; write (board,) for one")
    return made


def _cells(value):
    """How many numbers and characters there are in it."""
    if isinstance(value, str):
        return len(value)
    return sum(map(_cells, value)) if isinstance(value, (list, tuple)) else 1
