"""Starts and ends a session with a solution."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from kata import ticks
from kata.problem.solution import Solution
from kata.run.forks import process_for
from kata.run.process_session import ProcessSession
from kata.run.scratch import scratch_folder
from kata.run.session import Session
from kata.run.usage import Clock
from kata.wire.limits import Limits
from kata.wire.model import Pipes, Setup
from kata.wire.records import PRINTED_SIZE


@contextmanager
def started(solution: Solution, limits: Limits, attached: bool = False) -> Iterator[Session]:
    """A session with a solution, in a process that is killed afterwards, whatever happens.

    Attached to the terminal, its input and output are not redirected. Where there are no
    processes, as in a browser, it takes place in this one.
    """
    if ticks.coming:
        from kata.run.in_process import in_process  # here, since only a browser needs it

        with in_process(solution, limits) as session:
            yield session
        return
    with scratch_folder() as folder, TemporaryFile("a+b") as notes, TemporaryFile() as page:
        page.truncate(PRINTED_SIZE)
        path = solution.path.absolute()
        if solution.part:
            path = Path(folder, path.name)
            path.write_text(solution.part, encoding="utf-8")
        setup = Setup(str(path), solution.shape, limits, attached)
        (ours, its_records), (its_requests, asked) = os.pipe(), os.pipe()
        with open(ours, "rb", buffering=0) as records, open(asked, "wb", buffering=0) as requests:
            os.set_blocking(asked, False)
            try:
                pipes = Pipes(its_records, its_requests, page.fileno())
                process = process_for(setup, pipes, notes, folder)
            finally:
                os.close(its_records)
                os.close(its_requests)
            try:
                clock = Clock(process.pid)
                yield ProcessSession(process, limits, clock, records, requests, notes, page, folder)
            finally:
                process.end()
