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
MB = 1 << 20
ROUNDS = (  # what is recorded together, and the bytes of its states that are recorded of each run
    ({Worth.NEEDED}, 8 * MB),
    ({*Worth} - {Worth.NEEDED}, 2 * MB),
)

Runs = dict[int, dict[str, Run]]  # {case number: {name of the file: run}}


def fill(room: Room, plan: Plan) -> Runs:
    """The runs that the room has taken."""
    taken: Runs = defaultdict(dict)
    wishes = sorted(plan.wishes(), key=lambda wish: wish.worth)
    for worths, size in ROUNDS:
        some = [wish for wish in wishes if wish.worth in worths]
        if room.left < LITTLE or not some:
            continue
        runs = _recorded(some, plan.earlier, size)
        if Worth.NEEDED in worths:  # none of these may be missing: they are shortened if need be
            longest = fair([alone(run) for run in runs.values()], room.left)
            for wish in some:
                explain(runs[wish.key], wish, longest)
        for wish in some:
            name, number = plan.names[wish.solution], wish.case.number
            if room.takes(number, name, runs[wish.key]):
                taken[number][name] = runs[wish.key]
    return taken


def _recorded(
    wishes: list[Wish], earlier: dict[int, list[Case]], size: int
) -> dict[tuple[Solution, int], Run]:
    """The run of each wish; those of one solution are recorded in one process."""
    found = {}
    by_solution: dict[Solution, list[Wish]] = defaultdict(list)
    for wish in wishes:
        by_solution[wish.solution].append(wish)
    for solution, some in by_solution.items():
        runs = _runs(solution, some, earlier, size)
        for wish in some:
            found[wish.key] = runs[wish.case.number]
            explain(found[wish.key], wish, LONGEST)
    return found


def _runs(
    solution: Solution, wishes: list[Wish], earlier: dict[int, list[Case]], size: int
) -> dict[int, Run]:
    """{case number: run} of one solution; what the judge has seen already is not judged again."""
    cases = [wish.case for wish in wishes]
    if wishes[0].verdict.accepted:
        return record_right(solution, cases, size)
    known = {wish.case.number: wish.failure for wish in wishes if wish.failure}
    if not wishes[0].verdict.passes_alone:
        return record(solution, cases, size, known=known)
    later: dict[int, Run] = {}
    for wish in wishes:
        if wish.failure and (before := earlier.get(wish.case.number)):
            later |= record_after(solution, before, wish.case, wish.failure, size)
    return record(solution, [case for case in cases if case.number not in later], size) | later
