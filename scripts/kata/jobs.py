"""What is timed: workloads at their sizes, each with the answer that is right."""

import marshal
from dataclasses import dataclass

from kata import KataError
from kata.cases import Case, dumps
from kata.prepare import alarm
from kata.solution import shown

SLOW = 3.0  # seconds: a call, or a reference, that takes longer is cut off
RUNGS = 5  # sizes from which growth is measured, each twice the one before


@dataclass(frozen=True)
class Job:
    """A workload of one size, as a case; `cells` is how much input that is."""

    workload: str
    size: int
    cells: int
    case: Case

    @property
    def name(self):
        return f"{self.workload} {self.size}"


def columns(problem):
    """The (workload, size) of each column, where problem.py gives what it says."""
    rules = problem.rules
    largest = rules.workloads(rules.LARGEST)
    found = getattr(rules, "COMPARED", None) or [(name, rules.LARGEST) for name in largest]
    for name, _ in found:
        if not isinstance(largest.get(name), tuple):
            raise KataError(
                f"{shown(problem.folder)}/problem.py: workloads({rules.LARGEST}) has no tuple of"
                f" arguments {name!r}; give it one, or take it out of COMPARED"
            )
    return found


def jobs(problem, size=None):
    """The columns of the table, and the ladder on which growth is measured."""
    wanted = columns(problem)
    if size:
        wanted = list(dict.fromkeys((name, size) for name, _ in wanted))
    top = max(size for _, size in wanted)
    ladder = [(wanted[0][0], top >> i) for i in reversed(range(RUNGS))]
    made = {one: job_of(problem, *one) for one in dict.fromkeys(wanted + ladder)}
    found = [made[one] for one in wanted if made[one]], [made[one] for one in ladder if made[one]]
    if not found[0]:
        raise KataError(f"{problem.slug}: there is no workload of size {top}; take another SIZE=")
    return found


def job_of(problem, workload, size):
    """The workload at this size, or None where there is none."""
    rules = problem.rules
    arguments = rules.workloads(size).get(workload) if size else None
    if arguments is None:
        return None
    try:
        with alarm(SLOW):
            expected = dumps(rules.answer(*marshal.loads(dumps(arguments))))
    except TimeoutError:
        expected = b""  # too slow: then the solutions are held against each other
    case = Case(0, "workload", f"{workload} {size}", dumps(arguments), expected)
    return Job(workload, size, _cells(arguments), case)


def _cells(value):
    """How many numbers and characters there are in it."""
    if isinstance(value, str):
        return len(value)
    return sum(map(_cells, value)) if isinstance(value, (list, tuple)) else 1
