"""Judges many solutions on all cores."""

import multiprocessing
import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial

from kata.generate import cases_of
from kata.judge import judge
from kata.verdict import RUNTIME, Failure, Verdict

cases_kept = lru_cache(maxsize=2)(cases_of)  # solutions come in the order of their problems


def judged(solutions, limits, explain, say):
    """The verdict on each, in their order, as soon as it and those before it are there."""
    if len(solutions) == 1:
        (solution,) = solutions
        yield judge(solution, cases_of(solution.problem, say), limits, explain)
        return
    pool = ProcessPoolExecutor(min(os.cpu_count() or 1, len(solutions)), initializer=_prepare)
    try:
        for _ in pool.map(partial(_make, say), {solution.problem: 0 for solution in solutions}):
            pass
        futures = [pool.submit(_verdict, one, limits, explain) for one in solutions]
        for solution, future in zip(solutions, futures):
            try:
                yield future.result()
            except BrokenProcessPool:  # a solution has killed its judge, maybe not this one
                yield _alone(solution, limits, explain)
    except BaseException:  # Ctrl-C, or nobody wants to know any more
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare():
    """In a process of the pool: Ctrl-C is for the first process, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _make(say, problem):
    """Make the cases, which all processes then find in the cache."""
    cases_of(problem, say)


def _verdict(solution, limits, explain):
    try:
        return judge(solution, cases_kept(solution.problem), limits, explain)
    except SystemExit:  # with everything cleaned up; the pool would go on with the next
        os._exit(1)


def _alone(solution, limits, explain):
    """The verdict on a solution which may kill its judge."""
    with ProcessPoolExecutor(1, initializer=_prepare) as pool:
        try:
            return pool.submit(_verdict, solution, limits, explain).result()
        except BrokenProcessPool:
            failure = Failure(RUNTIME, "the solution killed its judge")
            return Verdict(solution, 0, 0, 0.0, failure)
