"""Limits where there are no processes, as in a browser: the words are those of a terminal."""

import gc
import random
import signal
import sys
from itertools import pairwise
from typing import ClassVar

import pytest
from kata import ticks
from kata.cases.generate import cases_of
from kata.cases.model import SMALL, Case
from kata.judge import slower, trial
from kata.judge.model import Outcome, VerdictKind
from kata.judge.outcome import outcome_of
from kata.judge.slower import longer, second_try
from kata.judge.verdict import judge_one
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.run import deep_free, in_process
from kata.run.in_process import InProcessSession
from kata.run.session import Event
from kata.wire.limits import MB, Limits
from kata.wire.plain import encode
from kata.wire.records import RAISED, SHALLOW

STAIRS = "class Solution:\n    def climbStairs(self, n):\n        {}\n"


@pytest.fixture
def stairs():
    return find_problem("climbing-stairs")


@pytest.fixture
def browser(monkeypatch):
    """Solutions run in this process, watched by a signal that comes whenever one is computing."""
    monkeypatch.setattr(
        trial, "started", lambda solution, limits, _: in_process.in_process(solution, limits)
    )
    monkeypatch.setattr(ticks, "coming", [])
    before = signal.getsignal(signal.SIGPROF)
    ticks.start(signal.SIGPROF)
    signal.setitimer(signal.ITIMER_PROF, 0.01, 0.01)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)


def verdict_on(stairs, tmp_path, body):
    path = tmp_path / "mine.py"
    path.write_text(STAIRS.format(body))
    return judge_one(Solution(stairs, path), cases_of(stairs), 0)[0]


@pytest.mark.usefixtures("browser")
def test_memory_without_end_ends_by_memory(stairs, tmp_path, monkeypatch):
    """Broken: in a browser, what fills the memory is too slow, or ends the judge."""
    held = []
    monkeypatch.setattr(in_process, "memory", [lambda: len(held) * MB])
    monkeypatch.setitem(sys.modules, "held", held)
    body = "import sys\n        while True:\n            sys.modules['held'].append(n)"
    verdict = verdict_on(stairs, tmp_path, body)
    assert verdict.kind == VerdictKind.MEMORY
    assert len(held) > Limits().memory // in_process.WIDTH


@pytest.mark.usefixtures("browser")
def test_an_error_once_memory_was_refused_is_no_other_error(stairs, tmp_path, monkeypatch):
    """Broken: a string that doubles ends with an error of types that have no names."""
    monkeypatch.setattr(in_process, "refused", [0])
    monkeypatch.setitem(sys.modules, "refused", in_process.refused)
    verdict = verdict_on(stairs, tmp_path, "return n + ''")
    assert verdict.kind == VerdictKind.RUNTIME
    body = "import sys; sys.modules['refused'][0] += 1; return n + ''"
    verdict = verdict_on(stairs, tmp_path, body)
    assert verdict.kind == VerdictKind.MEMORY


@pytest.mark.parametrize(("n", "word"), [(45, VerdictKind.RUNTIME), (4500, VerdictKind.NOT_JUDGED)])
def test_a_stack_that_is_full_is_an_error_unless_right_calls_could_fill_it(stairs, n, word):
    """Broken: a recursion without end is not judged, or one as deep as its input is an error."""
    case = Case(1, SMALL, "", encode((n,)), b"")
    error = Event(RAISED, f"{SHALLOW}\n3\n0\nStack overflow".encode())
    found = outcome_of(stairs.solutions[0], case, error, InProcessSession(None))
    assert found.kind == word


@pytest.mark.usefixtures("browser")
def test_time_is_relative_to_what_a_solution_here_takes(stairs, monkeypatch):
    """Broken: where everything is slow, right solutions are too slow."""
    monkeypatch.setattr(slower, "Trial", SlowTrial)
    monkeypatch.setattr(slower, "slowness", lambda: 1.0)
    solution, late = stairs.solutions[0], Outcome(VerdictKind.TIME, case=cases_of(stairs)[0])

    def tried():
        return [limits.case for limits in longer(solution, late, Limits())]

    assert tried() == [6, slower.SLOWER * SlowTrial.seconds]
    monkeypatch.setattr(slower, "slowness", lambda: 1.5)
    assert tried() == [9, slower.SLOWER * SlowTrial.seconds]
    monkeypatch.setattr(SlowTrial, "seconds", 1e9)
    assert tried() == [9, slower.MOST_SECONDS]
    monkeypatch.setattr(slower, "slowness", lambda: 1e9)
    assert tried() == [slower.MOST_SECONDS]
    ticks.coming.clear()
    assert tried() == [Limits().patient.case]


@pytest.mark.usefixtures("browser")
def test_solutions_here_are_timed_only_if_more_time_is_needed(stairs, monkeypatch):
    """Broken: a right solution waits for all others, or a late case is never given their time."""
    monkeypatch.setattr(slower, "Trial", SlowTrial)
    monkeypatch.setattr(slower, "slowness", lambda: 1.0)
    solution, late = stairs.solutions[0], Outcome(VerdictKind.TIME, case=cases_of(stairs)[0])
    right, limits = Outcome(VerdictKind.ACCEPTED), Limits()
    monkeypatch.setattr(SlowTrial, "needed", {6: right, 12: right})
    assert second_try(solution, late, limits, limits.case)[1].case == 6
    monkeypatch.setattr(SlowTrial, "needed", {12: right})
    found, had = second_try(solution, late, limits, limits.case)
    assert (found.kind, had.case) == (VerdictKind.ACCEPTED, 12)
    found, had = second_try(solution, late, limits, 12)
    assert (found, had.case) == (late, 12)


NODES = 3000
ORDERS = {
    "the last made leads on": range(NODES),
    "the first made leads on": range(NODES)[::-1],
    "in any order": random.Random(1).sample(range(NODES), NODES),
}


@pytest.fixture
def holding():
    """Objects that say when they are gone; what is made from now on is held."""
    before = gc.get_threshold(), sys.unraisablehook
    said = [Said(i) for i in range(NODES)]
    gc.collect()
    deep_free.start()
    yield said
    gc.callbacks.remove(deep_free._looks)
    deep_free.release()
    gc.set_threshold(*before[0])
    sys.unraisablehook = before[1]
    if sys.version_info >= (3, 12):
        sys.monitoring.free_tool_id(deep_free.TOOL)


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
def test_a_long_list_is_freed_node_by_node(holding, order):
    """Broken: a solution that drops a long list ends the interpreter of a browser."""
    Said.freed.clear()
    nodes = [Node(holding.pop()) for _ in range(NODES)]
    for one, following in pairwise(order):
        nodes[following].rest = nodes[one]
    del nodes
    assert len(Said.freed) < deep_free.FEW
    deep_free.release()
    places = [order.index(NODES - 1 - one) for one in Said.freed]
    assert len(places) == NODES
    assert sum(one < following for one, following in pairwise(places)) < deep_free.FEW


def test_an_error_handled_meanwhile_disturbs_nothing(holding, monkeypatch):
    """Broken: a tick of the clock, which handles an error of its own, ends what frees a list."""
    leads_to, ticks_to_come = gc.get_referents, [*range(9)]

    def in_a_tick(one):
        if ticks_to_come:
            ticks_to_come.pop()
            _ = [[] for _ in range(3 * deep_free.FEW)]
            deep_free._handled()  # as Python 3.12 and later call it
        return leads_to(one)

    monkeypatch.setattr(gc, "get_referents", in_a_tick)
    test_a_long_list_is_freed_node_by_node(holding, ORDERS["in any order"])


class Node:
    """One of a list; the rest of it goes before the node says that it is gone."""

    __slots__ = "rest", "said"

    def __init__(self, said):
        self.rest, self.said = None, said


class Said(int):
    """A number that says when it is gone."""

    __slots__ = ()
    freed: ClassVar = []

    def __del__(self):
        self.freed.append(int(self))


class SlowTrial:
    """Says that each case took as many seconds, and how it ends with each limit."""

    seconds = 2.0
    needed: ClassVar = {}

    def __init__(self, _, limits):
        self.limits = limits

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def outcome(self, _):
        return self.needed.get(self.limits.case)
