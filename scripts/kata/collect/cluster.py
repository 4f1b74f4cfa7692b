"""Judges on a cluster of Dask's: a task is the texts of a few files, its result their verdicts.

Dask divides the tasks among its workers, and gives those of a lost worker to others. All that
travels is plain data, and no path means anything at the other end.
"""

import ctypes
import logging
import marshal
import re
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import groupby, islice
from pathlib import Path
from socket import gethostname
from typing import Any, NamedTuple

from kata import KataError
from kata.cases.cache import EXPLANATIONS, key_of
from kata.cases.generate import cases_of
from kata.cases.model import Cases
from kata.data import from_data, to_data
from kata.judge.batch import cached_verdict, judge_cached
from kata.judge.model import Verdict, not_judged
from kata.judge.pool import DEATH_SIGNAL
from kata.judge.verdict import judge
from kata.paths import shown
from kata.problem.folder import Problem
from kata.problem.lookup import problems
from kata.problem.solution import Solution
from kata.run.scratch import scratch_folder
from kata.text import one_line, option
from kata.wire.limits import Limits

RETRIES = 1  # of a task that ends the process which judges it: that may not be its fault
MOST = 8  # solutions of a task


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
    slug: str = ""
    version: str = ""
    files: list[File] = field(default_factory=list)


def judged_on_cluster(
    address: str,
    solutions: list[Solution],
    terms: Task,
    say: Callable[[str], None],
    fresh: bool = False,
) -> Generator[Verdict, None, None]:
    """Yield the verdict on each solution, in order; earlier runs count, unless all is `fresh`."""
    known: dict[Solution, Verdict] = {}
    for one in solutions:
        try:
            verdict = cached_verdict(one, terms.limits, terms.explain)
            if verdict and not fresh:
                known[one] = verdict
        except KataError as error:  # its problem is broken
            known[one] = not_judged(one, str(error))
    rest = [one for one in solutions if one not in known]
    with _client(address) if rest else nullcontext() as client:
        if client and not client.nthreads():
            say(f"no worker yet; waiting for one: dask worker {address} --nthreads 1")
        cluster = Cluster(client, terms)
        waiting = iter([(batch, cluster.submit(batch)) for batch in batches(rest)])
        try:
            for one in solutions:
                for verdict in cluster.verdicts(*next(waiting)) if one not in known else ():
                    its, find = verdict.solution, partial(replace, verdict)
                    known[its] = judge_cached(its, terms.limits, find, terms.explain, fresh)
                yield known[one]
        except (CancelledError, OSError):
            fix = "start it, and judge again what is not accepted yet"
            raise KataError(f"the scheduler at {address} is gone; {fix}") from None


def batches(solutions: list[Solution]) -> Iterator[list[Solution]]:
    """Yield the solutions divided: each batch is of one problem."""
    for _, some in groupby(solutions, key=lambda one: one.problem):
        while batch := [*islice(some, MOST)]:
            yield batch


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """A connection to the scheduler, which drops what is queued when it ends."""
    where = option("cluster", address)
    try:
        from distributed import Client
    except ImportError:
        fix = "pip install '.[cluster]'"
        raise KataError(f"{where}: the package distributed is missing; install it: {fix}") from None
    if not re.fullmatch(r"\w+://.+:\d+", address):
        raise KataError(f"{where}: write the scheduler's address as in tcp://scheduler:8786")
    logging.disable()  # Dask logs whatever it recovers from
    try:
        client = Client(address, set_as_default=False)
    except OSError as error:
        why = f"no scheduler answers ({' '.join(str(error).split())})"
        raise KataError(f"{where}: {why}; start one: dask scheduler") from None
    try:
        yield client
    finally:
        client.close()


class Cluster(NamedTuple):
    """A connection to workers, and the terms on which they judge."""

    client: Any
    terms: Task

    def submit(self, batch: list[Solution], **where: Any) -> Any:
        """Have a batch judged by some worker, or by one of those that are named."""
        problem = batch[0].problem
        files = [
            File(shown(one.path), one.line, one.part, b"" if one.part else one.path.read_bytes())
            for one in batch
        ]
        task = replace(self.terms, slug=problem.slug, version=version_of(problem), files=files)
        data = marshal.dumps(to_data(task))
        return self.client.submit(_local(), data, pure=False, retries=RETRIES, **where)

    def verdicts(self, batch: list[Solution], future: Any) -> list[Verdict]:
        """Return the verdicts of the first worker that does not refuse, or why there are none."""
        tried: set[str] = set()
        while True:
            try:
                worker, output = future.result()
            except CancelledError:
                raise
            except Exception as error:  # the workers were lost, or have no kata, or a full disk
                if len(batch) > 1:  # each is tried alone
                    return [self.verdicts([one], self.submit([one]))[0] for one in batch]
                return [not_judged(batch[0], f"could not be judged: {one_line(error)}")]
            refused, found = marshal.loads(output)
            if not refused:
                pairs = zip(batch, found, strict=True)
                return [from_data(Verdict, data, solution=one) for one, data in pairs]
            tried.add(worker)
            others = self.client.nthreads().keys() - tried
            if not others:
                return [not_judged(one, refused) for one in batch]
            future = self.submit(batch, workers=[*others], allow_other_workers=True)


def _local() -> Callable[[bytes], tuple[str, bytes]]:
    """Return a function that Dask sends as code, since it is local: the scheduler needs no kata."""

    def judged_apart(task: bytes) -> tuple[str, bytes]:
        """Judge in the main thread of a process: a worker calls this in a thread of its own."""
        import os
        import subprocess
        import sys

        from distributed import get_worker

        worker = get_worker()
        done = subprocess.run(
            [sys.executable, "-c", "from kata.collect.cluster import main; main()"],
            input=task,
            capture_output=True,
            env=os.environ | {"TMPDIR": worker.local_directory},  # which Dask removes
            check=False,
        )
        if done.returncode:
            *_, last = done.stderr.decode("utf-8", "replace").splitlines() or [""]
            why = f"{last}; it needs the version of kata that you have"
            why = "its judge was killed, twice" if done.returncode < 0 else why
            raise ChildProcessError(f"worker {worker.address}: {why}")
        return worker.address, done.stdout

    return judged_apart


def main() -> None:
    """Read a task, and write the reply to it; end with the worker that wants it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    with redirect_stdout(sys.stderr):
        reply = reply_to(marshal.load(sys.stdin.buffer))
    marshal.dump(reply, sys.stdout.buffer)


def reply_to(data: Any) -> tuple[str, list[Any]]:
    """Return why this machine refuses a task, or its verdicts as data, without the solutions."""
    machine = gethostname()
    try:
        task = from_data(Task, data)
    except (TypeError, ValueError):
        return f"worker {machine} has another version of kata; install the same there", []
    problem = next((one for one in problems() if one.slug == task.slug), None)
    if not problem:
        return f"worker {machine} has no problem {task.slug}; install it there", []
    if version_of(problem) != task.version:
        what = f"another version of {task.slug}, kata or Python"
        return f"worker {machine} has {what}; install the same there", []
    cases = cache(partial(cases_of, problem))
    verdicts = (_verdict(file, problem, cases, task) for file in task.files)
    return "", [to_data(replace(one, machine=machine), without="solution") for one in verdicts]


@cache
def version_of(problem: Problem) -> str:
    """Return a hash of the problem, the engine and Python: where it differs, so may verdicts."""
    return key_of(EXPLANATIONS, problem)


def _verdict(file: File, problem: Problem, cases: Callable[[], Cases], task: Task) -> Verdict:
    """Return the verdict on a solution, whatever happens."""
    from kata.watch.why.explain import explained  # here, as only a worker needs it

    with scratch_folder() as folder:
        path = Path(folder, Path(file.name).name)
        path.write_bytes(file.content)
        solution = Solution(problem, path, file.line, file.part)
        try:
            verdict = judge(solution, cases(), task.limits)
            return explained(verdict, task.limits) if task.explain else verdict
        except Exception as error:
            return not_judged(solution, one_line(error).replace(shown(path), file.name))
