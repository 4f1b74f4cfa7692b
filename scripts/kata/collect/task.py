"""Judges, for a worker of a cluster, a few solutions that arrive as text.

All that travels is plain data, and no path means anything at the other end.
"""

import ctypes
import marshal
import platform
import signal
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from socket import gethostname
from typing import Any, NamedTuple

from kata.cases.cache import EXPLANATIONS, key_of
from kata.cases.generate import cases_of
from kata.cases.model import Cases
from kata.data import from_data, to_data
from kata.judge.model import Verdict, not_judged
from kata.judge.pool import DEATH_SIGNAL
from kata.judge.verdict import judge, judge_one
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.lookup import problems
from kata.problem.solution import Solution
from kata.run.scratch import scratch_folder
from kata.text import one_line
from kata.watch.why.explain import explained
from kata.wire.limits import Limits


class File(NamedTuple):
    """A solution as text."""

    name: str  # at home
    line: int
    part: str
    content: bytes  # of the whole file, unless the solution is a part of it


@dataclass(frozen=True)
class Task:
    """The terms of verdicts; and solutions of one problem, with that problem's version at home."""

    limits: Limits = Limits()
    explain: bool = False
    sandboxed_only: bool = False
    python: str = platform.python_version()
    slug: str = ""
    version: str = ""
    files: list[File] = field(default_factory=list)


class Reply(NamedTuple):
    """The verdicts of a machine, or why it refuses to judge."""

    machine: str
    refused: str = ""
    verdicts: tuple[Any, ...] = ()  # as plain data, without the solutions


def main() -> None:
    """Read a task, and write the reply to it; end with the worker that wants it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    with redirect_stdout(sys.stderr):
        reply = reply_to(marshal.load(sys.stdin.buffer))
    marshal.dump(tuple(reply), sys.stdout.buffer)


def reply_to(data: Any) -> Reply:
    """Return the reply of this machine to a task."""
    machine, there = gethostname(), "install the same there"
    try:
        task = from_data(Task, data)
    except (TypeError, ValueError):
        return Reply(machine, f"has another version of kata; {there}")
    if task.python != (here := platform.python_version()):
        return Reply(machine, f"has Python {here}, not {task.python}; {there}")
    problem = {problem.slug: problem for problem in problems()}.get(task.slug)
    if not problem:
        return Reply(machine, f"has no problem {task.slug}; install it there")
    if version_of(problem) != task.version:
        return Reply(machine, f"has another version of {task.slug}; {there}")
    if task.sandboxed_only and (missing := _missing_here(problem)):
        return Reply(machine, f"offers no {missing}; a sandbox needs it")
    cases = cache(partial(cases_of, problem))
    verdicts = (_verdict(file, problem, cases, task) for file in task.files)
    return Reply(machine, verdicts=tuple(to_data(one, without="solution") for one in verdicts))


def version_of(problem: Problem) -> str:
    """Return a hash of the problem and the engine: where it differs, so may verdicts."""
    return key_of(EXPLANATIONS, problem)


def _missing_here(problem: Problem) -> str:
    """Return the parts of a sandbox that this machine lacks, as a run of nothing shows."""
    nothing = Solution(problem, Path("nothing.py"), part="pass")
    return judge_one(nothing, cases_of(problem), 0)[0].sandbox.missing


def _verdict(file: File, problem: Problem, cases: Callable[[], Cases], task: Task) -> Verdict:
    """Return the verdict on a solution, whatever happens."""
    with scratch_folder() as folder:
        path = Path(folder, Path(file.name).name)
        path.write_bytes(file.content)
        solution = Solution(problem, path, file.line, file.part)
        try:
            verdict = judge(solution, cases(), task.limits)
            return explained(verdict, task.limits) if task.explain else verdict
        except Exception as error:
            return not_judged(solution, one_line(error).replace(shown(path), file.name))
