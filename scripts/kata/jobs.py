"""What is timed: workloads at their sizes, each with the answer that is right."""

import marshal
from dataclasses import dataclass

from kata import KataError
from kata.cases import Case, dumps
from kata.prepare import alarm

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


def jobs(problem, size=None):
    """The columns of the table, and the ladder on which growth is measured."""
    rules = problem.rules
    columns = getattr(rules, "COMPARED", None) or [
        (name, rules.LARGEST) for name in rules.workloads(rules.LARGEST)
    ]
    if size:
        columns = list(dict.fromkeys((name, size) for name, _ in columns))
    top = max(size for _, size in columns)
    ladder = [(columns[0][0], top >> i) for i in reversed(range(RUNGS))]
    made = {one: job_of(problem, *one) for one in dict.fromkeys(columns + ladder)}
    found = [made[one] for one in columns if made[one]], [made[one] for one in ladder if made[one]]
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
