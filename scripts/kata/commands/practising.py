"""What the verbs of practising share: the folder, the time, and how a sitting ends."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import NoReturn

from kata import KataError
from kata.commands.cli import warn
from kata.practice.diary import Diary
from kata.practice.log_file import read_log
from kata.practice.sitting import Sitting

BEAT = 1.0  # seconds of which a kill may lose the last ones


class EndedError(KeyboardInterrupt):
    """A signal that ends the sitting, whatever runs in it; Ctrl-C may be for that alone."""


def diary_of(verb: str) -> Diary:
    """Return the practice folder; each line of its log that cannot be read is named."""
    folder = Path(os.environ.get("KATA_HOME") or "~/kata").expanduser().absolute()
    found = Diary(folder, now)
    for text in read_log(found.path).broken:
        warn(verb, text)
    return found


def now() -> datetime:
    """Return the time here; KATA_NOW sets it, so that weeks can be tried in a minute."""
    if text := os.environ.get("KATA_NOW"):
        try:
            return datetime.fromisoformat(text).astimezone()
        except ValueError:
            raise KataError(f"KATA_NOW={text}: write it as in 2026-11-24T09:00") from None
    return datetime.now().astimezone()


class Stopwatch:
    """How long something has taken, without the time in which it was suspended."""

    def __init__(self) -> None:
        self.start, self.stopped, self.away = monotonic(), 0.0, 0.0

    @property
    def seconds(self) -> float:
        return (self.stopped or monotonic()) - self.start - self.away

    def suspend(self) -> None:
        """Stop as Ctrl-Z does, until somebody has us go on."""
        self.stopped = monotonic()
        handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, handler)
        self.away += monotonic() - self.stopped
        self.stopped = 0.0


@contextmanager
def kept(sitting: Sitting, watch: Stopwatch) -> Iterator[None]:
    """Have what a sitting takes kept, whatever ends it: its time once a second, then that it ended.

    A terminal that is closed sends several signals: its own, the shell's, that of make. The first
    ends the sitting, and the others do not disturb that.
    """

    def end(*_: object) -> NoReturn:
        for one in before:
            signal.signal(one, signal.SIG_IGN)
        raise EndedError

    before = {number: signal.signal(number, end) for number in (signal.SIGHUP, signal.SIGTERM)}
    before[signal.SIGALRM] = signal.signal(signal.SIGALRM, lambda *_: sitting.beat(watch.seconds))
    if signal.getsignal(signal.SIGTSTP) is signal.SIG_DFL:
        before[signal.SIGTSTP] = signal.signal(signal.SIGTSTP, lambda *_: watch.suspend())
    signal.siginterrupt(signal.SIGALRM, False)  # for tcsetattr, which nobody else repeats
    signal.setitimer(signal.ITIMER_REAL, BEAT, BEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        sitting.leave(watch.seconds)
        for number, handler in before.items():
            signal.signal(number, handler)
