"""Processes are forked from a template: cheap, apart from each other, and soon replaced."""

import os
import signal
from itertools import count

import pytest
from kata.cases.model import Case
from kata.judge.trial import Trial
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run import forks, usage
from kata.wire.plain import encode
from tiny import solution

FILES = """
import os, stat
kinds = ""
for number in range(64):
    try: kinds += stat.filemode(os.fstat(number).st_mode)[0]
    except OSError: pass
raise ValueError(kinds)
"""
THREE = Case(1, "small", "three", encode((3,)), encode(6))

pytestmark = pytest.mark.skipif(not forks.FORKS, reason="processes are started here")


@pytest.fixture
def double(repository):
    """A function to a Trial of the solution whose method has this body."""
    numbers = count()

    def made(body):
        path = repository.write(f"elsewhere/{next(numbers)}.py", solution(body))
        return Trial(Solution(Problem(repository.root / "problems/double"), path))

    return made


def test_a_session_has_no_file_but_its_own(double):
    """Broken: a solution reads what others are asked, or has the template fork."""
    with double("return 2 * number") as first, double(FILES) as second:
        assert first.outcome(THREE).kind == "Accepted"
        said = second.outcome(THREE).message
    alone = said.removeprefix("ValueError: ")
    assert (alone.count("p"), alone.count("s")) == (2, 0)
    with double(FILES) as only:
        assert only.outcome(THREE).message == said


def test_a_template_that_is_killed_is_started_anew(double):
    """Broken: where the system ends a template, nothing is judged any more, or wrongly."""
    for when in "before", "between", "during":
        with double("return 2 * number") as trial:
            if when == "before":
                _kill()
            assert trial.outcome(THREE).kind == "Accepted"
            if when == "between":
                _kill()
                assert trial.outcome(THREE).kind == "Not Judged"
            if when == "during":
                trial.session.request("cases", [])
                _kill()
        with double("return 3 * number") as other:
            assert other.outcome(THREE).kind == "Wrong Answer"


def _kill():
    process = forks.template().process
    os.kill(process.pid, signal.SIGKILL)
    process.wait()


def test_where_no_template_can_be_started_each_process_is(double, monkeypatch):
    """Broken: a template that does not come to life leaves every solution unjudged."""
    forks.end_template()
    monkeypatch.setattr(forks, "command", _command)
    with double("return 2 * number") as trial:
        assert trial.outcome(THREE).kind == "Accepted"
        assert isinstance(trial.session.process, forks.Started)


def _command(what, *more, command=forks.command):
    return ["false"] if what == "forks" else command(what, *more)


def test_an_interruption_does_not_shift_responses(double, monkeypatch):
    """Broken: after Ctrl-C, a session is told what another one was to be told."""
    with double("return 2 * number") as first, double("return 2 * number") as second:
        assert first.outcome(THREE).kind == "Accepted"
        monkeypatch.setattr(forks, "loads", lambda _: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            second.outcome(THREE)
        monkeypatch.undo()
        assert second.outcome(THREE).kind == "Accepted"
    assert first.session.process.status == forks.LOST


def test_the_time_of_what_is_forked_counts(double):
    """Broken: a search takes minutes, since what its processes take is counted by nobody."""
    before = usage.ended[0]
    with double("sum(range(10 ** 7))\nreturn 2 * number") as trial:
        assert trial.outcome(THREE).kind == "Accepted"
        taken = trial.session.clock.seconds
    assert usage.ended[0] - before > taken / 2


def test_a_fork_of_ours_has_a_template_of_its_own(double):
    """Broken: two processes that judge read each other's responses."""
    with double("return 2 * number") as trial:
        assert trial.outcome(THREE).kind == "Accepted"
        if not (forked := os.fork()):
            os._exit(len(forks.running))
        assert os.waitstatus_to_exitcode(os.waitpid(forked, 0)[1]) == 0
        assert trial.outcome(THREE).kind == "Accepted"
