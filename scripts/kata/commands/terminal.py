"""The terminal of a sitting: its keys, its time, its end, and other programs in it.

It is restored at any end; without one, lines are read in place of keys.
"""

import os
import re
import select
import shlex
import signal
import subprocess
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn

from kata.commands.cli import Screen
from kata.paths import SCRIPTS
from kata.practice.attempt import Attempt
from kata.text import always, as_argument

CLOSED = "\x04"  # what Ctrl-D sends, and what the end of a file stands for
REDRAW = "\x0c"  # what Ctrl-L sends, and what coming back from Ctrl-Z stands for
LONG = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)  # a key such as an arrow
POLL = 0.1  # seconds between two looks for a key
GRACE = 2  # seconds for a verb to show what it has, once a key ends it


class EndedError(KeyboardInterrupt):
    """A signal that ends the sitting, whatever runs in it; Ctrl-C may be for that alone."""


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
        os.kill(0, signal.SIGTSTP)  # with make, which may have been told to go on already
        signal.signal(signal.SIGTSTP, handler)
        self.away += monotonic() - self.stopped
        self.stopped = 0.0


class Keys:
    """Where keys come from, and how long one has been there to press them."""

    def __init__(self) -> None:
        self.file = sys.stdin.fileno()
        self.is_terminal = os.isatty(self.file)
        self.is_open = True
        self.watch, self.came_back = Stopwatch(), False
        self.usual, self.own = list[Any](), list[Any]()  # how the terminal is set; own: while ours
        if self.is_terminal:
            self.usual = termios.tcgetattr(self.file)
            self.usual[3] |= termios.ECHO | termios.ICANON  # off after a session that was killed
        self.rest = b""  # of a line that is not complete

    def pressed(self, others: list[Any], seconds: float) -> tuple[str, list[Any]]:
        """The keys that were pressed, as text, and which of the other sources have something.

        It waits for at most so many seconds; a line counts as its first letter.
        """
        sources = [self.file, *others] if self.is_open else others
        ready, _, _ = select.select(sources, [], [], seconds)
        if self.came_back:
            self.came_back = False
            return REDRAW, [one for one in ready if one is not self.file]
        if self.file not in ready:
            return "", ready
        ready.remove(self.file)
        with suppress(OSError):  # the terminal is gone
            if data := os.read(self.file, 1024):
                return self._keys_in(data), ready
        self.is_open = False
        return CLOSED, ready

    def _keys_in(self, data: bytes) -> str:
        if not self.is_terminal:
            *lines, self.rest = (self.rest + data).split(b"\n")
            return "".join(line.decode("utf-8", "replace").strip()[:1] or "\n" for line in lines)
        return LONG.sub("", data.decode("utf-8", "replace"))

    def take(self) -> None:
        """Have the terminal, if it is one, hand on single keys."""
        if self.is_terminal:
            tty.setcbreak(self.file, termios.TCSADRAIN)
            self.own = termios.tcgetattr(self.file)

    def give_back(self) -> None:
        """Set the terminal as it was, unless a shell has done so, which may have it by now."""
        if self.own and termios.tcgetattr(self.file) == self.own:
            before = signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # it would stop us
            termios.tcsetattr(self.file, termios.TCSADRAIN, self.usual)
            signal.signal(signal.SIGTTOU, before)

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Give the terminal back for a while, as to an editor."""
        self.give_back()
        self.own = []
        try:
            yield
        finally:
            with suppress(termios.error):  # the terminal is gone
                self.take()


@contextmanager
def keys() -> Iterator[Keys]:
    """Read single keys until the end, whatever that is: an exception, Ctrl-C, SIGTERM."""
    found, before = Keys(), signal.getsignal(signal.SIGTSTP)

    def suspend(*_: object) -> None:
        found.give_back()
        found.watch.suspend()
        found.came_back = found.is_terminal
        if found.own:
            found.take()

    if found.is_terminal or before is signal.SIG_DFL:
        signal.signal(signal.SIGTSTP, suspend)
    try:
        found.take()
        yield found
    finally:
        with suppress(termios.error):  # it may be gone
            found.give_back()
        signal.signal(signal.SIGTSTP, before)


def editor() -> str:
    """Return the command of the editor, or nothing."""
    return os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""


def edit(path: Path, screen: Screen, keys: Keys) -> None:
    """Open the editor, and wait for it if it takes the terminal; Ctrl-C ends the editor alone."""
    try:
        words = shlex.split(editor())
    except ValueError as error:
        fix = "correct VISUAL or EDITOR, or open the file yourself"
        screen.tell([f"  {editor()}: {error}; {fix}."])
        return
    if not words:
        screen.tell(["  No editor is set; set VISUAL or EDITOR, or open the file yourself."])
        return
    try:
        with keys.lent():
            subprocess.run([*words, str(path)], check=False)
    except EndedError:
        raise
    except KeyboardInterrupt:
        pass
    except OSError as error:
        screen.tell([f"  {words[0]}: {error.strerror}; correct VISUAL or EDITOR."])


def call_verb(words: list[str], path: Path, screen: Screen, keys: Keys) -> str:
    """Run a verb of `kata` on a file, in this terminal; return the keys that ended it."""
    words = [*words, f"--file={path}", *(as_argument(name, one) for name, one in always.items())]
    if keys.is_terminal:
        screen.tell(["any key ends it"], "dim")
    pressed = ""
    command = [sys.executable, str(SCRIPTS / "kata"), *words]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL) as program:
        try:
            while keys.is_terminal and not pressed and program.poll() is None:
                pressed = keys.pressed([], POLL)[0].replace(REDRAW, "")
            if not pressed:
                program.wait()
        except EndedError:
            raise
        except KeyboardInterrupt:
            pass
        finally:
            program.send_signal(signal.SIGINT)  # unless it has ended
            try:
                program.wait(GRACE)
            except subprocess.TimeoutExpired:
                program.kill()
    return pressed


@contextmanager
def kept(attempt: Attempt, watch: Stopwatch) -> Iterator[None]:
    """Have what a sitting takes kept, whatever ends it.

    A terminal that is closed sends several signals: its own, the shell's, that of make. The first
    ends the sitting, and the others do not disturb that.
    """

    def end(*_: object) -> NoReturn:
        for one in before:
            signal.signal(one, signal.SIG_IGN)
        raise EndedError

    before = {number: signal.signal(number, end) for number in (signal.SIGHUP, signal.SIGTERM)}
    try:
        yield
    finally:
        attempt.leave(watch.seconds)
        for number, handler in before.items():
            signal.signal(number, handler)
