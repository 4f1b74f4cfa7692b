"""Judges on a cluster of Dask's: a task is the texts of a few files, its result their verdicts.

Dask divides the tasks among its workers, and gives those of a lost worker to others.
"""

import logging
import marshal
import re
from collections.abc import Callable, Container, Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from functools import cache, partial
from itertools import groupby
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from kata import KataError
from kata.collect.task import File, Reply, Task, version_of
from kata.data import from_data, to_data
from kata.judge.batch import cached_verdict, judge_cached
from kata.judge.model import Verdict, not_judged
from kata.judge.pool import interruptions
from kata.paths import shown
from kata.problem.solution import Solution
from kata.text import one_line, option

RETRIES = 1  # of a task that ends the process which judges it: that may not be its fault
POLL = 0.05  # seconds between two looks at a result
MOST = 8  # solutions of a task
TASKS = 100  # there are at least so many if there are as many solutions

Batch: TypeAlias = list[Solution]  # of which a task is made


def judged_on_cluster(
    address: str,
    solutions: list[Solution],
    terms: Task,
    say: Callable[[str], None],
    fresh: bool = False,
) -> Generator[Verdict, None, None]:
    """The verdict on each solution, in order; those of earlier runs count, unless all are `fresh`.

    After Ctrl-C, only the verdicts that are known by then are yielded.
    """
    known = _known(solutions, terms, fresh)
    is_interrupted, needs_client = False, len(known) < len(solutions)
    with _client(address) if needs_client else nullcontext() as client, interruptions() as pressed:
        if client and not client.nthreads():
            say(f"no worker yet; waiting for one: dask worker {address} --nthreads 1")
        cluster, some = Cluster(client, terms, pressed), batches(solutions, known)
        futures = [None if batch[0] in known else cluster.submit(batch) for batch in some]
        for batch, future in zip(some, futures):
            try:
                if not future:
                    yield from (known[solution] for solution in batch)
                    continue
                for verdict in cluster.verdicts(batch, future):
                    find = partial(replace, verdict)
                    yield judge_cached(verdict.solution, terms.limits, find, terms.explain, fresh)
            except KeyboardInterrupt:
                is_interrupted = True
            except (CancelledError, OSError):
                fix = "start it, and judge again what is not accepted yet"
                raise KataError(f"the scheduler at {address} is gone; {fix}") from None
    if is_interrupted:
        raise KeyboardInterrupt


def _known(solutions: list[Solution], terms: Task, fresh: bool) -> dict[Solution, Verdict]:
    """Return the verdicts of earlier runs, and those on solutions of problems that are broken."""
    known: dict[Solution, Verdict] = {}
    for solution in solutions:
        try:
            verdict = cached_verdict(solution, terms.limits, terms.explain)
            if verdict and not fresh:
                known[solution] = verdict
        except KataError as error:
            known[solution] = not_judged(solution, str(error))
    return known


def batches(solutions: list[Solution], known: Container[Solution] = ()) -> list[Batch]:
    """Return the solutions divided: each batch is of one problem, and known or not.

    The fewer there are, the smaller is a batch, so that no machine is idle.
    """
    size = max(1, min(MOST, sum(one not in known for one in solutions) // TASKS))
    found: list[Batch] = []
    for _, some in groupby(solutions, key=lambda one: (one.problem, one in known)):
        of_one = list(some)
        found += [of_one[start : start + size] for start in range(0, len(of_one), size)]
    return found


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
        why = " ".join(str(error).split())
        fix = "start one: dask scheduler"
        raise KataError(f"{where}: no scheduler answers ({why}); {fix}") from None
    try:
        yield client
    finally:
        client.close()


class Cluster:
    """A connection to workers, and the terms on which they judge."""

    def __init__(self, client: Any, terms: Task, pressed: Connection) -> None:
        self.client, self.terms, self.pressed = client, terms, pressed
        self.version_of = cache(version_of)

    def submit(self, batch: Batch, **where: Any) -> Any:
        """Have a batch judged by some worker, or by one of those that are named."""
        problem, files = batch[0].problem, list[File]()
        for one in batch:
            content = b""
            with suppress(OSError):  # which then is judged as if it were empty
                content = b"" if one.part else one.path.read_bytes()
            files.append(File(shown(one.path), one.line, one.part, content))
        version = self.version_of(problem)
        task = replace(self.terms, slug=problem.slug, version=version, files=files)
        data = marshal.dumps(to_data(task))
        return self.client.submit(_local(), data, pure=False, retries=RETRIES, **where)

    def verdicts(self, batch: Batch, future: Any) -> list[Verdict]:
        """Return the verdicts of the first worker that does not refuse, or why there are none.

        If the judge of several solutions is killed, each is tried alone.
        """
        tried: set[str] = set()
        while True:
            try:
                worker, output = self._result(future)
            except CancelledError:
                raise
            except Exception as error:  # the workers were lost, or have no kata, or a full disk
                if len(batch) > 1:
                    return [self.verdicts([one], self.submit([one]))[0] for one in batch]
                return [not_judged(batch[0], f"could not be judged: {one_line(error)}")]
            reply = Reply(*marshal.loads(output))
            if not reply.refused:
                found = zip(batch, reply.verdicts, strict=True)
                made = [from_data(Verdict, data, solution=one) for one, data in found]
                return [replace(verdict, machine=reply.machine) for verdict in made]
            tried.add(worker)
            others = self.client.nthreads().keys() - tried
            if not others:
                why = f"worker {reply.machine} {reply.refused}"
                return [not_judged(one, why) for one in batch]
            future = self.submit(batch, workers=[*others], allow_other_workers=True)

    def _result(self, future: Any) -> tuple[str, bytes]:
        """Wait for a result; KeyboardInterrupt if it is not there when Ctrl-C is pressed."""
        while future.status == "pending":
            if self.pressed.poll(POLL):
                raise KeyboardInterrupt
        found: tuple[str, bytes] = future.result()
        return found


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
            [sys.executable, "-c", "from kata.collect.task import main; main()"],
            input=task,
            capture_output=True,
            env=os.environ | {"TMPDIR": worker.local_directory},  # which Dask removes
            check=False,
        )
        if done.returncode:
            errors = done.stderr.decode("utf-8", "replace").strip()
            why = f"{errors.rpartition(chr(10))[2]}; it needs the version of kata that you have"
            why = "its judge was killed, twice" if done.returncode < 0 else why
            raise ChildProcessError(f"worker {worker.address}: {why}")
        return worker.address, done.stdout

    return judged_apart
