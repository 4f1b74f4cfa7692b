"""Runs work on all cores; a solution that kills its judge does not stop the rest."""

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
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
    for verdict, solution in zip(verdicts, solutions):  # in this order, the pool ends in peace
        killed = Failure(RUNTIME, "the solution killed its judge")
        yield verdict or Verdict(solution, 0, 0, 0.0, killed)


def _make(say, problem):
    cases_of(problem, say)


def _verdict(limits, explain, solution):
    return judge(solution, cases_kept(solution.problem), limits, explain)


def on_all_cores(work, items):
    """What `work` returns for each item, in their order; None where it ended its process."""
    batches = [list(items)]
    while batches:
        if not (batch := batches.pop(0)):
            continue
        pool = ProcessPoolExecutor(min(os.cpu_count() or 1, len(batch)), initializer=_prepare)
        try:
            futures = [_submitted(pool, work, item) for item in batch]
            for i, future in enumerate(futures):
                try:
                    result = future.result()
                except BrokenProcessPool:  # which is said of all items that are not done
                    if len(batch) > 1:
                        batches = [[batch[i]], batch[i + 1 :]]
                        break
                    result = None
                yield result
        except BaseException:  # Ctrl-C, or nobody wants to know any more
            for process in multiprocessing.active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _submitted(pool, work, item):
    """The future result, also of a pool that a solution has ended meanwhile."""
    try:
        return pool.submit(_worked, work, item)
    except BrokenProcessPool as error:
        future = Future()
        future.set_exception(error)
        return future


def _prepare():
    """In a process of the pool: Ctrl-C is for the first process, which then ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _worked(work, item):
    """Do the work; a process that is ended meanwhile cleans up first."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return work(item)
    except KeyboardInterrupt:
        os._exit(1)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
