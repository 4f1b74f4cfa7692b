"""Other programs in the terminal of a session: an editor, and verbs of our own."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

from kata.commands.cli import Screen
from kata.commands.keys import REDRAW, Keys
from kata.commands.practising import EndedError
from kata.paths import SCRIPTS
from kata.text import always, as_arguments

POLL = 0.1  # seconds between two looks for a key
GRACE = 2  # seconds for a verb to show what it has, once a key ends it


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
    words = [*words, f"--file={path}", *(as_arguments(name, one) for name, one in always.items())]
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
            end(program)
    return pressed


def end(program: subprocess.Popen[bytes]) -> None:
    """End a program as Ctrl-C does or, if that takes long, at once."""
    if program.poll() is None:
        program.send_signal(signal.SIGINT)
        try:
            program.wait(GRACE)
        except subprocess.TimeoutExpired:
            program.kill()
