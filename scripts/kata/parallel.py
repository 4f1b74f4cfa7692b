"""Work on all cores, which a solution that kills its judge does not end."""

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
    for _ in on_all_cores(partial(_make, say), list({one.problem: 0 for one in solutions})):
        pass  # the cases are in the cache now
    verdicts = on_all_cores(partial(_verdict, limits, explain), solutions)
    for solution, verdict in zip(solutions, verdicts):
        killed = Failure(RUNTIME, "the solution killed its judge")
        yield verdict or Verdict(solution, 0, 0, 0.0, killed)


def _make(say, problem):
    cases_of(problem, say)


def _verdict(limits, explain, solution):
    return judge(solution, cases_kept(solution.problem), limits, explain)


def on_all_cores(work, items):
    """What `work` returns for each item, in their order; None where it ended its process."""
    pool = _pool(min(os.cpu_count() or 1, len(items)))
    try:
        futures = [pool.submit(_worked, work, item) for item in items]
        for item, future in zip(items, futures):
            try:
                yield future.result()
            except BrokenProcessPool:  # which tells of all items that are not done
                yield _alone(work, item)
    except BaseException:  # Ctrl-C, or nobody wants to know any more
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _alone(work, item):
    with _pool(1) as pool:
        try:
            return pool.submit(_worked, work, item).result()
        except BrokenProcessPool:
            return None


def _pool(count):
    return ProcessPoolExecutor(count, initializer=_prepare)


def _prepare():
    """In a process of the pool: Ctrl-C is for the first process, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def _worked(work, item):
    try:
        return work(item)
    except SystemExit:  # with everything cleaned up; the pool would go on with the next
        os._exit(1)
