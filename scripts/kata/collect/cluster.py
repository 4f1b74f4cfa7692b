"""Spreads units over a cluster of Dask's, as the pool spreads items over the cores of a machine."""

import asyncio
import logging
import pickle
import re
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

from kata import KataError
from kata.collect.units import Batch, Reply, Send, reply_to
from kata.judge.pool import in_order, interruptions
from kata.text import one_line, option

AHEAD = 4  # units that wait for each thread of a worker: the rest stay here, unread
PATIENCE = 5  # seconds for a result; if its worker has been lost, another is at it


def on_cluster(
    address: str, say: Callable[[str], None], send: Send, batches: list[Batch]
) -> Iterator[tuple[Batch, Reply | None]]:
    """Each batch, in order, with a worker's reply to it, or None if it ends its workers.

    After Ctrl-C, only the batches that are done already are yielded, and the rest are cancelled.
    """
    if not batches:
        return
    ready, done = Pipe(duplex=False)
    with ready, done, _client(address) as client, interruptions() as pressed:
        if not client.nthreads():
            say(f"no worker yet; waiting for one: dask worker {address} --nthreads 1")
        cluster = Cluster(client, send, batches, ready, done)
        try:
            for index, reply in in_order(len(batches), cluster, pressed):
                yield batches[index], reply
        except (CancelledError, OSError):
            gone = f"the scheduler at {address} is gone"
            raise KataError(f"{gone}; start it, and judge again what is not accepted yet") from None
        finally:
            with suppress(OSError):
                client.cancel([*cluster.futures.values()])


@contextmanager
def _client(address: str) -> Iterator[Any]:
    """A connection to the scheduler; an error in one line if there is none."""
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
        raise KataError(
            f"{where}: no scheduler answers ({why}); start one: dask scheduler"
        ) from None
    try:
        yield client
    finally:
        client.close()


@dataclass
class Cluster:
    """The units under way on a cluster, and the results so far."""

    client: Any
    send: Send
    batches: list[Batch]
    ready: Connection  # through which the index of each unit comes that is done
    done: Connection  # its other end, for Dask's thread
    next: int = 0  # the first that is not under way yet
    futures: dict[int, Any] = field(default_factory=dict)
    refusals: dict[int, set[str]] = field(default_factory=dict)  # the workers that refused a unit
    results: dict[int, Reply | None] = field(default_factory=dict)  # None: it ends its workers

    def fill(self) -> list[Connection]:
        """Submit units while there are workers for them; the pipe that says which are done."""
        threads = sum(self.client.nthreads().values())
        while self.next < len(self.batches) and len(self.futures) < AHEAD * max(threads, 1):
            self._submit(self.next)
            self.next += 1
        return [self.ready]

    def take(self, pipe: Connection) -> None:
        """Take the result of a unit that is done, or submit it once more."""
        from distributed import KilledWorker

        index = pipe.recv()
        future = self.futures[index]
        try:
            worker, reply = future.result(timeout=PATIENCE)
        except asyncio.TimeoutError:
            self._watch(index)
            return
        except KilledWorker:
            worker, reply = "", None
        except CancelledError:
            raise
        except Exception as error:  # of the worker: this module is missing there, or the disk full
            why = f"failed: {one_line(error)}; it needs the same kata as here"
            worker, reply = "", Reply("of the cluster", why)
        if worker and reply.refused:
            tried = self.refusals.setdefault(index, set())
            tried.add(worker)
            if others := self.client.nthreads().keys() - tried:
                self._submit(index, workers=[*others], allow_other_workers=True)
                return
        self.results[index] = reply
        del self.futures[index]

    def _submit(self, index: int, **where: Any) -> None:
        call = pickle.dumps(Call(self.send(self.batches[index])))
        self.futures[index] = self.client.submit(pickle.loads, call, pure=False, **where)
        self._watch(index)

    def _watch(self, index: int) -> None:
        def tell(_future: Any) -> None:
            with suppress(OSError):  # nobody waits any more
                self.done.send(index)

        self.futures[index].add_done_callback(tell)


@dataclass
class Call:
    """A unit that becomes a call when a worker unpickles it: the scheduler needs no kata."""

    unit: Any

    def __reduce__(self) -> tuple[Any, ...]:
        return _on_worker, (self.unit,)


def _on_worker(unit: Any) -> tuple[str, Reply]:
    """On a worker: its address, and its reply to a unit."""
    from distributed import get_worker

    worker = get_worker()
    tempfile.tempdir = worker.local_directory  # which Dask removes, even if this process is killed
    return worker.address, reply_to(unit)
