"""Reads single keys from a terminal, and restores it at any end; without one, reads lines."""

import os
import re
import select
import signal
import sys
import termios
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from kata.commands.practising import Stopwatch

CLOSED = "\x04"  # what Ctrl-D sends, and what the end of a file stands for
REDRAW = "\x0c"  # what Ctrl-L sends, and what coming back from Ctrl-Z stands for
LONG = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)  # a key such as an arrow


class Keys:
    """Where keys come from, and how long one has been there to press them."""

    def __init__(self) -> None:
        self.file = sys.stdin.fileno()
        self.is_terminal = os.isatty(self.file)
        self.is_open = True
        self.watch, self.came_back = Stopwatch(), False
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
        text = data.decode("utf-8", "replace")
        return LONG.sub("", text)

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Give the terminal back for a while, as to an editor."""
        if not self.is_terminal:
            yield
            return
        mine = termios.tcgetattr(self.file)
        termios.tcsetattr(self.file, termios.TCSADRAIN, self.usual)
        try:
            yield
        finally:
            with suppress(termios.error):  # the terminal is gone
                termios.tcsetattr(self.file, termios.TCSADRAIN, mine)

    usual: list[Any]


@contextmanager
def keys() -> Iterator[Keys]:
    """Read single keys until the end, whatever that is: an exception, Ctrl-C, SIGTERM.

    While suspended with Ctrl-Z, the terminal is as it was.
    """
    found = Keys()
    if not found.is_terminal:
        yield found
        return
    found.usual, owner = termios.tcgetattr(found.file), os.getpid()
    found.usual[3] |= termios.ECHO | termios.ICANON  # which a session that was killed left off

    def suspend(*_: object) -> None:
        is_ours = os.getpid() == owner  # what was forked from us leaves the terminal alone
        mine = termios.tcgetattr(found.file)
        if is_ours:
            termios.tcsetattr(found.file, termios.TCSADRAIN, found.usual)
        found.watch.suspend()
        if is_ours:
            found.came_back = True
            termios.tcsetattr(found.file, termios.TCSADRAIN, mine)

    before: Callable[..., Any] | int | None = signal.signal(signal.SIGTSTP, suspend)
    try:
        tty.setcbreak(found.file, termios.TCSADRAIN)
        yield found
    finally:
        with suppress(termios.error):  # it may be gone
            termios.tcsetattr(found.file, termios.TCSADRAIN, found.usual)
        signal.signal(signal.SIGTSTP, before)
