"""Remembers what was found, under a hash of all that it depends on, and of nothing else.

Cases depend on what makes them, verdicts also on what judges, explanations also on what explains.
"""

import fcntl
import hashlib
import marshal
import os
import re
import shutil
import stat
import sys
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from time import time
from typing import Any, BinaryIO, TypeVar

from kata.cases.model import Cases
from kata.data import from_data, to_data
from kata.paths import KATA, cached
from kata.problem.folder import Problem
from kata.wire.plain import encode

CASES, VERDICTS, EXPLANATIONS = "cases", "verdicts", "explanations"
# Rooms of the engine; "" is what lies beside them.
ROOMS = {CASES: ["", "cases", "problem", "statement", "wire"]}
ROOMS[VERDICTS] = [*ROOMS[CASES], "inside", "judge", "run"]
ROOMS[EXPLANATIONS] = [*ROOMS[VERDICTS], "edits", "watch/steps", "watch/why"]
LISTS = re.compile(r"<!-- (?:questions|solutions) -->.*?<!-- end -->", re.DOTALL)  # in a spec
PYTHON = f"-{sys.implementation.cache_tag}"  # the end of a name: another Python keeps its own
# Beside the rooms, but no part of what they find: a glossary, and what only calls them.
NO_PART = {"__init__.py", "__main__.py", "pytest_plugin.py"}
# In the rooms of cases, but no case with an answer() depends on these: they find, keep, word or
# shrink something, or answer in its place.
NO_MAKERS = {
    *("data.py", "faults.py", "paths.py", "text.py", "ticks.py", "wire/cells.py"),
    *(f"cases/{name}.py" for name in ("cache", "constants", "referee", "shrink")),
    *(f"statement/{name}.py" for name in ("page_text", "statement")),
    *(f"problem/{name}.py" for name in ("catalog", "lookup", "tree")),
}


def cache_path(kind: str, problem: Problem, *more: Any) -> Path:
    """Return where something about a problem is kept; `more` is whatever else it depends on."""
    key = key_of(kind, problem, *more)
    return cached(problem.slug, key + PYTHON) if kind == CASES else cached(kind, key[:2], key[2:])


def key_of(kind: str, problem: Problem, *more: Any) -> str:
    """Return a hash of the problem, of the part of the engine that matters, and of `more`."""
    examples = [(list(e.arguments), e.answer) for e in problem.examples]
    rules = problem.rules_file.read_bytes() if problem.rules_file.is_file() else b""
    shape = tuple(problem.signature.shape)
    stated = LISTS.sub("", problem.text)  # of which the constraints are read
    if problem.kept:
        more = ([arguments for _, arguments in problem.kept], *more)
    if not problem.has_answer:  # solutions stand for it
        paths = [place.path for place in problem.others if not place.part]
        paths += [one.path for one in problem.solutions]
        texts = [path.read_bytes() for path in paths]
        more = (texts, [[p.line, p.part] for p in problem.others], *more)
    is_judged = kind == CASES and not problem.has_answer  # solutions give the answers
    engine = engine_hash(VERDICTS if is_judged else kind)
    parts = engine, problem.slug, shape, examples, rules, stated, more
    return hashlib.sha256(encode(parts)).hexdigest()[:32]


@cache
def engine_hash(kind: str) -> bytes:
    """Return a hash of the part of the engine that matters, and of Python."""
    python = sys.implementation.cache_tag if kind == CASES else sys.version
    texts = [(KATA / name).read_bytes() for name in modules_of(kind)]
    return hashlib.sha256(encode((python, texts))).digest()


def modules_of(kind: str) -> list[str]:
    """Return the part of the engine that matters: files such as `cases/model.py`."""
    paths = (path for room in ROOMS[kind] for path in (KATA / room).glob("*.py"))
    names = {path.relative_to(KATA).as_posix() for path in paths} - NO_PART
    return sorted(names - NO_MAKERS if kind == CASES else names)


T = TypeVar("T")

FAILED = ".failed"
SHAPE = [list, list, list, dict, int, tuple]  # of the parts of cases
SETS = 3  # of cases that a problem's folder keeps, such as those of two branches
QUICKLY = 1  # the level of compression: higher ones take far longer, and save little
DAY = 24 * 60 * 60  # seconds
UNUSED = 14 * DAY  # after which something is forgotten
RETRIED = 600  # seconds after which a failure is tried again: the machine may be less busy then


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other processes from making the cases of this folder, if it can be locked."""
    with ExitStack() as stack:
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            lock = folder.with_suffix(".lock")
            file = stack.enter_context(open_regular(lock, os.O_RDWR | os.O_CREAT))
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def open_regular(path: Path, flags: int = os.O_RDONLY) -> BinaryIO:
    """Open a regular file; OSError for anything else, such as a pipe, which would make us wait."""
    number = os.open(path, flags | os.O_NONBLOCK, 0o666)
    file = open(number, "rb" if flags == os.O_RDONLY else "r+b")  # noqa: SIM115 (it is handed on)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        file.close()
        raise OSError(f"{path} is no regular file")
    return file


def load_cases(path: Path) -> Cases | None:
    """Return the cases kept at this path, or None if there are none or the file is incomplete."""
    with suppress(OSError, EOFError, ValueError, TypeError, zlib.error):
        parts = arguments, answers, origins, *_ = marshal.loads(zlib.decompress(_read_used(path)))
        is_whole = len(arguments) == len(answers) == len(origins)
        is_sound = is_whole and {*map(type, (*arguments, *answers))} <= {bytes}
        if is_sound and [*map(type, parts)] == SHAPE:
            return Cases(*parts)
    return None


def store_cases(path: Path, cases: Cases) -> None:
    """Write down cases in place of older ones."""
    _write_tidily(path, packed_cases(cases), most=SETS)


def store_failure(path: Path, text: str) -> None:
    """Write down why the cases that belong at this path could not be made."""
    _write_tidily(path.with_suffix(FAILED), text.encode("utf-8", "replace"), most=SETS)


def load_failure(path: Path) -> str:
    """Return the reason why these cases could not be made, if that was tried recently."""
    with suppress(OSError, UnicodeError):
        failed = path.with_suffix(FAILED)
        if 0 <= time() - failed.stat().st_mtime < RETRIED:
            return _read_bytes(failed).decode("utf-8")
    return ""


def _read_bytes(path: Path) -> bytes:
    with open_regular(path) as file:
        return file.read()


def _read_used(path: Path) -> bytes:
    """Read a file, and note that it is still in use."""
    content = _read_bytes(path)
    if path.stat().st_mtime < time() - DAY:
        with suppress(OSError):  # which others may have made
            os.utime(path)
    return content


def _write_tidily(path: Path, content: bytes, most: int = 0) -> None:
    """Write a file, and delete what is old in its folder; if that fails, it only costs time.

    Of this Python's sets of cases, keep at most `most`, the newest; 0 keeps all.
    """
    with suppress(OSError):
        write_whole(path, content)
        used = {old: old.stat().st_mtime for old in path.parent.iterdir()}
        sets = dict.fromkeys(old.stem for old in sorted(used, key=used.__getitem__, reverse=True))
        ours = [stem for stem in sets if stem.endswith(PYTHON)] if most else []
        for old in used.keys() - {path}:
            if old.stem in ours[most:] or used[old] < time() - UNUSED:
                old.unlink(missing_ok=True)


def write_whole(path: Path, content: bytes) -> None:
    """Write the whole file or nothing, so that nobody ever reads a part of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{os.urandom(8).hex()}")
    try:
        new.write_bytes(content)
        if path.exists():  # a private report stays private
            shutil.copymode(path, new)
        new.replace(path)
    except BaseException:  # such as a full disk
        new.unlink(missing_ok=True)
        raise


def store(path: Path, found: Any, *, without: str = "") -> None:
    """Write down what was found, apart from a field."""
    data = marshal.dumps(to_data(found, without=without))
    _write_tidily(path, zlib.compress(data, QUICKLY))


def load(path: Path, kind: type[T], **more: Any) -> T | None:
    """Read what was written down at this path, with the field it lacks; None if that fails."""
    with suppress(OSError, EOFError, TypeError, ValueError, zlib.error):
        data = zlib.decompress(_read_used(path))
        return from_data(kind, marshal.loads(data), **more)
    return None


def packed_cases(cases: Cases) -> bytes:
    """Return the content of a file of cases."""
    parts = cases.arguments, cases.answers, cases.origins, cases.illegal, cases.offset, cases.size
    return zlib.compress(marshal.dumps(parts), QUICKLY)
