"""Fills the room of a page with runs: records what is wanted most, until nothing more fits."""

from collections import defaultdict

from kata.cases.case import Case
from kata.page.meaning import explain
from kata.page.packing import Room, alone, fair
from kata.page.plan import Plan, Wish, Worth
from kata.page.runs import Run, record, record_after, record_right
from kata.problem.solution import Solution

LONGEST = 40_000  # characters that one run may take
LITTLE = 2_000  # characters for which nothing more is recorded
SIZE = 4 << 20  # bytes of the states of one run that are recorded

Runs = dict[int, dict[str, Run]]  # {case number: {name of the file: run}}


def fill(room: Room, plan: Plan) -> Runs:
    """The runs that the room has taken."""
    taken: Runs = defaultdict(dict)
    wishes = sorted(plan.wishes(), key=lambda wish: wish.worth)
    runs = _recorded(wishes, plan.earlier)
    needed = [wish for wish in wishes if wish.worth == Worth.NEEDED]
    for wish in needed:
        explain(runs[wish.key], wish, LONGEST)
    longest = fair([alone(runs[wish.key]) for wish in needed], room.left)  # none may be missing
    for wish in wishes:
        if room.left < LITTLE:
            break
        run = runs[wish.key]
        explain(run, wish, longest if wish in needed else LONGEST)
        if room.takes(wish.case.number, plan.names[wish.solution], run):
            taken[wish.case.number][plan.names[wish.solution]] = run
    return taken


def _recorded(
    wishes: list[Wish], earlier: dict[int, list[Case]]
) -> dict[tuple[Solution, int], Run]:
    """The run of each wish; those of one solution are recorded in one process."""
    found: dict[tuple[Solution, int], Run] = {}
    by_solution: dict[Solution, list[Wish]] = defaultdict(list)
    for wish in wishes:
        by_solution[wish.solution].append(wish)
    for some in by_solution.values():
        runs = _runs(some, earlier)
        found |= {wish.key: runs[wish.case.number] for wish in some}
    return found


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
