"""Fills the room of a page with runs: records what is wanted most, until nothing more fits."""

from collections import defaultdict

from kata.cases.case import Case
from kata.page.meaning import explain
from kata.page.packing import Room, alone, fair
from kata.page.plan import Plan, Wish, Worth
from kata.page.runs import Run, record, record_after, record_right
from kata.problem.solution import Solution

LONGEST = 40_000  # characters that one run may take
LITTLE = 2_000  # characters: with fewer left, nothing more is recorded
FEW = 10  # runs, at least, that are recorded at a time
SIZE = 4 << 20  # bytes of the states of one run that are recorded

Runs = dict[int, dict[str, Run]]  # {case number: {name of the file: run}}


def fill(room: Room, plan: Plan) -> Runs:
    """The runs that the room has taken."""
    taken: Runs = defaultdict(dict)
    wishes = sorted(plan.wishes(), key=lambda wish: wish.worth)
    needed = [wish for wish in wishes if wish.worth == Worth.NEEDED]
    others = wishes[len(needed) :]
    runs = _recorded(needed, plan.earlier)
    for wish, run in runs:
        explain(run, wish, LONGEST)
    sizes = [alone(run) for _, run in runs]
    longest = fair(sizes, room.left)  # none may be missing
    while runs and room.left >= LITTLE:
        for wish, run in runs:
            explain(run, wish, longest)
            if room.takes(wish.case.number, plan.names[wish.solution], run):
                taken[wish.case.number][plan.names[wish.solution]] = run
        likely = FEW + room.left * len(sizes) // sum(sizes)  # as many as there is room for
        some, others = others[:likely], others[likely:]
        runs, longest = _recorded(some, plan.earlier), LONGEST
    return taken


def _recorded(wishes: list[Wish], earlier: dict[int, list[Case]]) -> list[tuple[Wish, Run]]:
    """The wishes with their runs; those of one solution are recorded in one process."""
    by_solution: dict[Solution, list[Wish]] = defaultdict(list)
    for wish in wishes:
        by_solution[wish.solution].append(wish)
    found = {solution: _runs(some, earlier) for solution, some in by_solution.items()}
    return [(wish, found[wish.solution][wish.case.number]) for wish in wishes]


def _runs(wishes: list[Wish], earlier: dict[int, list[Case]]) -> dict[int, Run]:
    """{case number: run} of one solution; what the judge has seen already is not judged again."""
    solution, verdict = wishes[0].solution, wishes[0].verdict
    cases = [wish.case for wish in wishes]
    if verdict.accepted:
        return record_right(solution, cases, SIZE)
    known = {wish.case.number: wish.failure for wish in wishes if wish.failure}
    if not verdict.passes_alone:
        return record(solution, cases, SIZE, known=known)
    later: dict[int, Run] = {}
    for wish in wishes:
        if wish.failure and (before := earlier.get(wish.case.number)):
            later |= record_after(solution, before, wish.case, wish.failure, SIZE)
    return record(solution, [case for case in cases if case.number not in later], SIZE) | later
