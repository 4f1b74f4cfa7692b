"""Limits where there are no processes, as in a browser: the words are those of a terminal."""

import signal
import sys
from traceback import walk_stack
from types import ModuleType
from typing import ClassVar

import pytest
from kata import ticks
from kata.cases.generate import cases_of
from kata.cases.model import SMALL, Case, Cases
from kata.inside.tape import Tape
from kata.judge import trial
from kata.judge import verdict as judging
from kata.judge.model import Outcome, VerdictKind
from kata.judge.outcome import outcome_of
from kata.judge.verdict import judge_one, longer, second_try
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.run import in_process
from kata.run.in_process import InProcessSession
from kata.run.leftovers import free_one_by_one, let_go
from kata.run.session import Event
from kata.wire.limits import MB, Limits
from kata.wire.plain import encode
from kata.wire.records import PRINTED_MOST, RAISED, SHALLOW

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


LEFT = """
import builtins, heapq, sys, typing
ListNode.__lt__ = lambda one, other: one.val < other.val
builtins.left, builtins.divmod, heapq.heappush, sys.stdin = 1, None, None, ["1"]
del typing.Deque

class Solution:
    def middleNode(self, head):
        return head
"""
AFTER = "class Solution:\n    def middleNode(self, head):\n        return {}, None\n"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ("head < head", "TypeError: '<' not supported"),
        ("left", "NameError: name 'left' is not defined"),
        ("divmod('', 1)", "TypeError: unsupported operand type(s) for divmod()"),
        ("heapq.heappush([], 1) / 1", "TypeError: unsupported operand type(s) for /"),
        ("sys.stdin / 1", "TypeError: unsupported operand type(s) for /: 'DontReadFromInput'"),
        ("__import__('typing').Deque / 1", "TypeError: unsupported operand type(s) for /"),
    ],
)
@pytest.mark.usefixtures("browser")
def test_what_code_has_changed_is_undone_for_the_next(tmp_path, body, error):
    """Broken: code is judged with what other code has left in ListNode, a builtin or a module."""
    problem = find_problem("middle-of-the-linked-list")
    cases = Cases.of([Case(1, SMALL, "", encode([[1]]), encode([1]))])
    path = tmp_path / "mine.py"
    for text in LEFT, AFTER.format(body):
        path.write_text(text)
        _, outcome = judge_one(Solution(problem, path), cases, 0)
    assert outcome.message.startswith(error)


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


@pytest.mark.usefixtures("browser")
def test_a_module_that_a_browser_lacks_is_no_error(stairs, tmp_path):
    """Broken: a right solution that asks for more stack by `resource` is an error in a tab."""
    verdict = verdict_on(stairs, tmp_path, "import winreg; return n")  # which only Windows has
    assert verdict.kind == VerdictKind.NOT_JUDGED
    assert "a browser does not have winreg" in verdict.failure.message


@pytest.mark.parametrize(("n", "word"), [(45, VerdictKind.RUNTIME), (4500, VerdictKind.NOT_JUDGED)])
def test_a_stack_that_is_full_is_an_error_unless_right_calls_could_fill_it(stairs, n, word):
    """Broken: a recursion without end is not judged, or one as deep as its input is an error."""
    case = Case(1, SMALL, "", encode((n,)), b"")
    error = Event(RAISED, f"{SHALLOW}\n3\n0\nStack overflow".encode())
    found = outcome_of(stairs.solutions[0], case, error, InProcessSession(None, Limits()))
    assert found.kind == word


def test_printing_on_is_quick_once_the_tape_is_full():
    """Broken: a solution that prints much is too slow in a tab, where the clock counts it all."""
    tape = Tape(in_process.NO_FILE)
    for _ in range(2):
        for _ in range(2):
            tape.write("x" * PRINTED_MOST)
        assert tape.write == len
        assert len(tape.taken()) == PRINTED_MOST
        assert tape.write != len


@pytest.mark.parametrize(
    "said",
    [
        "RuntimeError\n3\n0\ncan't start new thread",
        "ModuleNotFoundError\n3\n0\nNo module named 'pyodide_js'",
    ],
)
def test_what_only_a_browser_lacks_is_no_error(stairs, monkeypatch, said):
    """Broken: a right solution with threads or asyncio is wrong, as a tab has neither."""
    error, case = Event(RAISED, said.encode()), cases_of(stairs)[0]
    for coming, kind in ([], VerdictKind.RUNTIME), ([1], VerdictKind.NOT_JUDGED):
        monkeypatch.setattr(ticks, "coming", coming)
        found = outcome_of(stairs.solutions[0], case, error, InProcessSession(None, Limits()))
        assert (found.kind, "kata judge" in found.message) == (kind, bool(coming))


@pytest.mark.usefixtures("browser")
def test_time_is_relative_to_what_a_solution_here_takes(stairs, monkeypatch):
    """Broken: where everything is slow, right solutions are too slow."""
    monkeypatch.setattr(judging, "Trial", SlowTrial)
    monkeypatch.setattr(judging, "slowness", lambda: 1.0)
    solution, late = stairs.solutions[0], Outcome(VerdictKind.TIME, case=cases_of(stairs)[0])

    def tried():
        return [limits.case for limits in longer(solution, late, Limits())]

    assert tried() == [6, judging.SLOWER * SlowTrial.seconds]
    monkeypatch.setattr(judging, "slowness", lambda: 1.5)
    assert tried() == [9, judging.SLOWER * SlowTrial.seconds]
    monkeypatch.setattr(SlowTrial, "seconds", 1e9)
    assert tried() == [9, judging.MOST_SECONDS]
    monkeypatch.setattr(judging, "slowness", lambda: 1e9)
    assert tried() == [judging.MOST_SECONDS]
    ticks.coming.clear()
    assert tried() == [Limits().patient.case]


@pytest.mark.usefixtures("browser")
def test_solutions_here_are_timed_only_if_more_time_is_needed(stairs, monkeypatch):
    """Broken: a right solution waits for all others, or a late case is never given their time."""
    monkeypatch.setattr(judging, "Trial", SlowTrial)
    monkeypatch.setattr(judging, "slowness", lambda: 1.0)
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


class Said(int):
    """A number that says, when it is gone, how many nested calls free it."""

    def __del__(self):
        codes = [frame.f_code for frame, _ in walk_stack(sys._getframe())]
        depths.append(codes.count(let_go.__code__))


depths: list[int] = []


@pytest.mark.parametrize("is_reversed", [False, True])
def test_a_long_list_is_freed_node_by_node(is_reversed):
    """Broken: a solution that drops a long list ends the interpreter of a browser."""
    module = ModuleType("solution")
    exec("class Node:\n    pass\nfrom collections import deque", vars(module))
    module.Node.__module__ = "solution"
    free_one_by_one(vars(module))
    depths.clear()
    nodes = [module.Node() for _ in range(NODES)]
    for i, node in enumerate(nodes):
        node.value, node.next = Said(i), nodes[i + 1] if i + 1 < NODES else None
    kept, first = nodes[-10], nodes[0]
    if is_reversed:
        nodes.reverse()
    del node, nodes
    assert depths == []
    del first
    assert (len(depths), max(depths)) == (NODES - 10, 1)
    assert kept.next.value == NODES - 9  # what is held elsewhere is as it was


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
