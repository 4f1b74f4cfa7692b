"""Fills the room of a page with runs: records what is wanted most, until nothing more fits."""

import json
from base64 import b64encode
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any
from zlib import DEFLATED, Z_SYNC_FLUSH, compressobj

from kata.cases.model import Case
from kata.judge.model import Word
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.watch.page.plan import Plan, Wish, Worth
from kata.watch.page.runs import Run, record, record_after, record_right, scenes
from kata.watch.steps.states import states
from kata.watch.steps.story import story
from kata.watch.why.reasons import Failure, Parting, parting
from kata.watch.why.runs import Replay
from kata.wire.model import CHANGED

GZIP = 31  # tells zlib to write gzip's header, without a time
START, END = '{"runs":{', '},"partings":'
BESIDES = 600  # characters that a case takes in a page besides its runs

Partings = dict[str, dict[str, Parting]]  # {file that fails: {other file: where they part}}


@dataclass(frozen=True)
class Blob:
    """The compressed beginning of an object that holds the runs on one case."""

    names: tuple[str, ...] = ()
    data: bytes = b""
    packer: Any = field(default_factory=lambda: compressobj(9, DEFLATED, GZIP))

    @property
    def size(self) -> int:
        """The characters that it takes in a page."""
        return BESIDES + len(self.data) * 4 // 3 if self.names else 0

    def with_run(self, name: str, run: Run) -> "Blob":
        """The same, with one more run."""
        start = "," if self.names else START
        data = {key: value for key, value in vars(run).items() if key != "value"}
        packer, more = _packed(self.packer, f"{start}{_json(name)}:{_json(data)}", Z_SYNC_FLUSH)
        return Blob((*self.names, name), self.data + more, packer)

    def closed(self, partings: Partings) -> str:
        """The whole object in base64."""
        _, end = _packed(self.packer, f"{END}{_json(partings)}}}")
        return b64encode(self.data + end).decode()


def _json(value: Any) -> str:
    """The value as JSON, in which an object of ours is a dictionary."""
    return json.dumps(value, separators=(",", ":"), default=vars)


def _packed(packer: Any, text: str, *flush: int) -> tuple[Any, bytes]:
    """The packer after the text, and what it has given out by then."""
    after = packer.copy()
    return after, after.compress(text.encode()) + after.flush(*flush)


@dataclass
class Room:
    """The room that is left in a page, and the runs that have found a place in it."""

    left: int  # characters
    blobs: dict[int, Blob] = field(default_factory=dict)  # by the number of the case

    def takes(self, number: int, name: str, run: Run) -> bool:
        """Whether a run of the file of that name on that case fits; if so, it is taken."""
        before = self.blobs.get(number, Blob())
        after = before.with_run(name, run)
        if after.size - before.size > self.left:
            return False
        self.left -= after.size - before.size
        self.blobs[number] = after
        return True


def alone(run: Run) -> int:
    """The characters that a run takes in a page by itself."""
    return Blob().with_run("", run).size


def fair(sizes: list[int], room: int) -> int:
    """The largest size to which all can be cut so that together they fit."""
    left = room
    for i, size in enumerate(sorted(sizes)):
        share = left // (len(sizes) - i)
        if size > share:
            return share
        left -= size
    return room


SPARE = 0.95  # of what would fit, so that one cut is mostly enough


def explain(run: Run, wish: Wish, most: int) -> None:
    """Add what the steps of the run mean; steps that do not fit into so many characters go."""
    _cut(run, most)
    if not run.story or len(run.story.told) > len(run.steps):
        _tell(run, wish)
        while alone(run) > most and run.steps:
            _cut(run, most)
            _tell(run, wish)


def _cut(run: Run, most: int) -> None:
    """Drop the last steps as long as the run takes more than so many characters."""
    while (size := alone(run)) > most and run.steps:
        run.cut(int(len(run.steps) * most / size * SPARE))


def _tell(run: Run, wish: Wish) -> None:
    solution, shape = wish.solution, wish.solution.shape
    run.story = story(run.steps, solution.source, shape.changed if shape.way == CHANGED else None)
    run.scenes = scenes(solution.problem, wish.case, run.steps)
    run.printed = printed(run.steps)
    run.why = wish.verdict.why if wish.failure else ""


def printed(steps: list[Any]) -> list[tuple[int, str]]:
    """What is printed, each part with its step."""
    first, *others = steps or [{}]
    if "p" not in first and all(path[0] != "p" for step in others for path, *_ in step):
        return []  # most runs print nothing
    return [(k, state.printed) for k, state in enumerate(states(steps)) if state.printed]


def partings(problem: Problem, plan: Plan, runs: dict[str, Run]) -> Partings:
    """{file that fails: {file that does not: where they part}}, as far as that is certain."""
    replays = {
        name: Replay(run.steps, solution.source, name, run.value, run.line)
        for solution, name in plan.names.items()
        if (run := runs.get(name))
    }
    failing = {name: one for name, one in replays.items() if runs[name].word != Word.ACCEPTED}
    right = {name: one for name, one in replays.items() if name not in failing}
    shape, is_only = problem.signature.shape, not problem.rules.any_order
    found = {
        name: {
            beside: where
            for beside, other in right.items()
            if (where := parting(Failure(run, other, shape, other.result, is_only)))
        }
        for name, run in failing.items()
    }
    return {name: some for name, some in found.items() if some}


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
