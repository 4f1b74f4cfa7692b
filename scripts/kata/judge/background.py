"""Work in a process forked from this one, which is warm; it can be ended at any time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from kata.judge.pool import Pool
from kata.run.forks import hand_on
from kata.run.scratch import scratch_folder
from kata.text import one_line


class Background:
    """At most one piece of work at a time; what is started ends what is under way."""

    def __init__(self, folder: str) -> None:
        self.folder, self.trouble = folder, ""  # the error that ended the last work, if one did
        self.pool: Pool | None = None
        self.then: Callable[[Any], None] = lambda _: None

    def start(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Begin with some work; `then` gets its result, or None if it fails or its process ends."""

        def told(_: None) -> tuple[Any, str]:
            try:
                return work(), ""
            except Exception as error:
                return None, one_line(error)

        self.stop()
        self.then, self.trouble = then, ""
        self.pool = Pool(told, [None], self.folder)
        hand_on()
        self.pool.fill()

    @property
    def is_busy(self) -> bool:
        return self.pool is not None

    @property
    def pipes(self) -> list[Connection]:
        """What becomes ready when the work is done."""
        return [*self.pool.workers] if self.pool else []

    def take(self, ready: list[Any]) -> None:
        """Hand on the result that has come through a pipe."""
        pool = self.pool
        if not pool:
            return
        for pipe in ready:
            pool.take(pipe)
        if pool.results:
            self.stop()
            result, self.trouble = pool.results[0] or (None, "its process was ended")
            self.then(result)
        else:
            pool.fill()  # once more, if its process has ended

    def stop(self) -> None:
        """End what is under way, with the process that its solution runs in."""
        if self.pool:
            self.pool.end([*self.pool.workers])
            self.pool = None


@contextmanager
def background() -> Iterator[Background]:
    """Provide a place to work in, whose work ends with it."""
    with scratch_folder() as folder:
        found = Background(folder)
        try:
            yield found
        finally:
            found.stop()
