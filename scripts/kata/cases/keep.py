"""Keeps cases in a file, from which a solution's process reads their arguments."""

import fcntl
import marshal
import tempfile
import weakref
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import time

from kata.cases.case import Cases

FAILED = ".failed"
MEMORY = 600  # seconds: found out once in a run, and tried again when the machine may be faster


@contextmanager
def locked(folder):
    """While this lasts, no other process makes the cases of this folder, if it can be locked."""
    with ExitStack() as stack:
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            file = stack.enter_context(folder.with_suffix(".lock").open("w"))
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def kept(path):
    """The cases that are kept there, or None where there are none, or not whole."""
    with suppress(OSError, EOFError, ValueError, TypeError):
        return _opened(path.open("rb"), made_of=path.name)
    return None


def keep(path, cases):
    """Write the cases to the path, replacing older ones; to an unnamed file if that fails."""
    with suppress(OSError):
        _replace(path, _content(cases))
        return _opened(path.open("rb"), made_of=path.name)
    return unnamed(cases)


def keep_failure(path, text):
    """Write down why the cases that belong at this path could not be made."""
    with suppress(OSError):
        _replace(path.with_suffix(FAILED), text.encode("utf-8", "replace"))


def kept_failure(path):
    """Why these cases could not be made a short while ago; else nothing, and they may be tried."""
    with suppress(OSError):
        failed = path.with_suffix(FAILED)
        if 0 <= time() - failed.stat().st_mtime < MEMORY:
            return failed.read_text("utf-8")
    return ""


def _replace(path, content):
    """Write a file in place of all that is in its folder."""
    write_whole(path, content)
    for old in set(path.parent.iterdir()) - {path}:
        old.unlink(missing_ok=True)


def write_whole(path, content):
    """Write the whole file or nothing, so that nobody ever reads a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as new:
        new.write(content)
    Path(new.name).replace(path)


def unnamed(cases, before=0):
    """The cases in a file without a name, which ends with them."""
    file = tempfile.TemporaryFile()  # noqa: SIM115 (it is handed on, open)
    file.write(_content(cases))
    return _opened(file, before)


def _content(cases):
    """The length of the arguments, all that a solution's process reads; these; and the rest."""
    arguments = marshal.dumps([case.arguments for case in cases])
    answers, origins = [case.answer for case in cases], [(case.group, case.name) for case in cases]
    length = len(arguments).to_bytes(8, "little")
    return length + arguments + marshal.dumps((answers, origins))


def _opened(file, before=0, made_of=""):
    """The cases in an open file, which stays open as long as they are used."""
    try:
        file.seek(0)
        content = memoryview(file.read())  # marshal.load(file) takes ten times as long
        end = 8 + int.from_bytes(content[:8], "little")
        arguments, rest = marshal.loads(content[8:end]), marshal.loads(content[end:])
        cases = Cases(file, arguments, *rest, before, made_of)
    except BaseException:
        file.close()
        raise
    weakref.finalize(cases, file.close)
    return cases
