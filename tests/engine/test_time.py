"""Whose time counts: what a solution computes and sleeps, not what it waits for a processor."""

import json
import os
import select
import subprocess
import sys
import time
from contextlib import ExitStack

import pytest
from kata.cases.model import Case
from kata.judge import outcome
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run import process_session
from kata.run import usage as clock
from kata.run.session import LATE, Event
from kata.run.usage import COUNTED, Clock
from kata.wire.limits import Limits
from kata.wire.plain import encode
from tiny import judged, solution

COMPUTES = """\
import time
start = time.process_time()
while number == 5 and time.process_time() - start < {}:
    pass
return 2 * number"""


@pytest.fixture
def crowd():
    """Puts this process and six busy ones on one processor, so that each gets a seventh of it."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    with ExitStack() as stack:
        for _ in range(6):
            busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            stack.callback(busy.wait)
            stack.callback(busy.kill)
        yield
        os.sched_setaffinity(0, allowed)


@pytest.mark.usefixtures("crowd")
@pytest.mark.skipif(not COUNTED, reason="this system does not count how long a thread waits")
@pytest.mark.parametrize(
    ("body", "word"),
    [
        (COMPUTES.format(0.5), "Accepted"),
        (COMPUTES.format(99), "Time Limit Exceeded"),
        ("import time\ntime.sleep(number == 5 and 99)\nreturn 2 * number", "Time Limit Exceeded"),
    ],
    ids=["right", "computing", "asleep"],
)
def test_a_busy_machine_changes_no_verdict(repository, body, word):
    """Broken: who waits for a processor is too slow, or who hangs is not."""
    assert judged(repository, body, "--limit=case=1.2")["verdict"] == word


def readings(monkeypatch, *found):
    """What a clock shows at these readings: (wall time, {thread: waited}, time run, if ready)."""
    at, shown = [(0, {}, 0, False)], []
    for i, name in enumerate(("monotonic", "_waits_of", "processor_time", "_is_ready")):
        monkeypatch.setattr(clock, name, lambda *_, i=i: at[-1][i])
    made = Clock(0)
    for reading in found:
        at.append(reading)
        shown.append(made.read())
    return shown


def test_no_thread_hides_the_time_of_another(monkeypatch):
    """Broken: a solution with threads that always wait for a processor is never too slow."""
    assert readings(monkeypatch, (9, {"1": 0, "2": 9}, 5, True)) == [5]


def test_threads_in_turn_hide_no_time(monkeypatch):
    """Broken: who computes in many threads, which wait for each other, is never too slow."""
    shown = readings(monkeypatch, *((i, {"1": i, "2": i}, i, True) for i in range(1, 10)))
    assert shown == [*range(1, 10)]


def test_a_wait_counts_for_nothing_while_it_lasts_or_when_it_is_over(monkeypatch):
    """Broken: where waits are long, a part of them is taken for time that a solution had."""
    found = (1, {"1": 0}, 1, True), (2, {"1": 0}, 1, True), (5, {"1": 3}, 2, True)
    assert readings(monkeypatch, *found) == [1, 1, 2]


def test_a_sleep_counts(monkeypatch):
    """Broken: a solution that sleeps is never too slow."""
    assert readings(monkeypatch, (1, {"1": 0}, 1, True), (9, {"1": 0}, 1, False)) == [1, 9]


def test_time_in_which_the_judge_was_stopped_is_nobodys(repository, monkeypatch):
    """Broken: a judge that was stopped for 8 s takes them for time that the solution had."""
    path = repository.write("elsewhere/one.py", solution("import time\ntime.sleep(0.3)\nreturn 6"))
    away, wait = [], select.select

    def stopped(*given):
        found = wait(*given)
        away.append(9.0)
        return found

    def now():
        return time.monotonic() + sum(away[:1])

    problem = Problem(repository.root / "problems" / "double")
    case = Case(1, "small", "three", encode((3,)), encode(6))
    with Trial(Solution(problem, path)) as trial:
        trial._begun().failed_to_load()
        for module in clock, process_session:
            monkeypatch.setattr(module, "monotonic", now)
        monkeypatch.setattr(process_session.select, "select", stopped)
        assert trial.outcome(case).kind == "Accepted"


def test_who_gets_no_time_is_not_waited_for_without_end(repository, monkeypatch):
    """Broken: where a solution gets no processor, its judge waits for ever, or calls it slow."""
    path = repository.write("elsewhere/one.py", solution("while True: pass"))
    problem = Problem(repository.root / "problems" / "double")
    case = Case(1, "small", "three", encode((3,)), encode(6))
    with Trial(Solution(problem, path)) as trial:
        trial._begun().failed_to_load()
        monkeypatch.setattr(clock.Clock, "read", lambda _: 0.0)
        monkeypatch.setattr(process_session, "STARVING", 0.1)
        found = trial.outcome(case)
    assert (found.kind, found.message) == ("Not Judged", "this machine is too busy to run it")


def test_time_by_the_clock_is_called_so(monkeypatch):
    """Broken: where waits count, the time on the clock is passed off as the solution's."""
    monkeypatch.setattr(outcome, "COUNTED", False)

    class Ended:
        limits, is_ready = Limits(), True

        def line_at_work(self):
            return 0

    failure = outcome.outcome_of(None, None, Event(LATE), Ended())
    assert failure.message == "the limit is 6 s by the clock to load the file"


def test_printing_costs_next_to_nothing(repository):
    """Broken: a right solution that prints much runs out of time for printing."""
    body = "for i in range({}): print('a line of text', i)\nreturn 2 * number"
    much = judged(repository, body.format(3000), "--limit=run=4")
    assert (much["verdict"], much["stopped"]) == ("Accepted", 0)


TAKES = "import time\nstart = time.process_time()\n{}\nreturn 2 * number"
WAITS = "while number > 95 and time.process_time() - start < {}: pass"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "✓ Accepted"),
        (0.7, "took 0."),
        (99, "is 0.4 s for one case, 1.2 s if tried"),
    ],
    ids=["in time", "slow", "no end"],
)
def test_what_takes_too_long_is_tried_again_alone(repository, seconds, said):
    """Broken: a right solution is called too slow for a limit that is only ours."""
    path = repository.write("mine/double.py", solution(TAKES.format(WAITS.format(seconds))))
    repository.write("mine/none.py", "")
    for files in path, path.parent:
        run = repository.kata("judge", f"--file={files}", "--limit=case=0.4")
        assert said in run.stdout or (not seconds and files != path)
        assert run.returncode == (seconds == 99)
    assert ("the solutions here take 0." in run.stdout) == (seconds > 0)
    run = repository.kata("judge", f"--file={path}", "--limit=case=0.4", "--json")
    assert (0.4 < json.loads(run.stdout)["slow"] < 1.2) == (seconds == 0.7)
