"""The cases of a problem in their order: made and proved legal once, then kept in .cache/."""

import hashlib
import inspect
import marshal
import re
import signal
import sys
import tempfile
import weakref
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from random import Random
from typing import BinaryIO

from kata import KataError
from kata.problem import describe, generators, line_of, shown
from kata.spec import examples, parse_arguments

MAKING = 60  # seconds in which all cases of a problem must be made
ROUNDS = 100  # seeded inputs of each generator, growing to the largest size
GROUPS = ("examples", "small", "generated", "killers")


@dataclass(frozen=True)
class Case:
    """Arguments, where they came from, and the answer expected; values as marshal bytes."""

    number: int
    group: str
    name: str
    arguments: bytes
    expected: bytes


@dataclass(frozen=True)
class Cases:
    """All cases of a problem; `file` begins with the list of their arguments, for the runner."""

    file: BinaryIO
    arguments: list[bytes]
    expected: list[bytes]
    origins: list[tuple[str, str]]  # (group, name) of each

    def __len__(self):
        return len(self.arguments)

    def __getitem__(self, index):
        index = range(len(self))[index]
        return Case(index + 1, *self.origins[index], self.arguments[index], self.expected[index])

    @cached_property
    def examples(self):
        """How many documented examples there are: they stand first."""
        return sum(group == "examples" for group, _ in self.origins)


def dumps(value):
    """Bytes that are equal exactly when values and types are (marshal's version 4 is not so)."""
    return marshal.dumps(value, 2)


def prepare(problem, say=lambda _: None):
    """The cases of a problem, from .cache/ unless what they are made of has changed."""
    rules, documented = problem.rules, examples(problem)
    state = hashlib.sha256(sys.implementation.cache_tag.encode() + dumps(documented))
    for source in problem.folder / "problem.py", Path(__file__):
        state.update(source.read_bytes())
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    with suppress(OSError, EOFError, ValueError, TypeError):  # not there, or not whole
        return _open(path.open("rb"))
    say(f"making the cases of {problem.slug}, once ...")
    return _keep(path, *_make(problem, rules, documented))


def find(cases, text):
    """The index of the case of that number or name."""
    number = text.replace(",", "") if re.fullmatch(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]+", text) else "0"
    if 1 <= int(number) <= len(cases):
        return int(number) - 1
    names = [name for _, name in cases.origins]
    if text in names:
        return names.index(text)
    near = "; ".join(get_close_matches(text, dict.fromkeys(names), 3, 0.4))
    raise KataError(
        f"CASE={text}: there is no such case; write a number from 1 to {len(cases)}, an input"
        f" (name = value, ...), or a name{' such as: ' if near else ''}{near}"
    )


def typed(problem, text):
    """One case that somebody typed in the form of the spec's examples, if it is legal."""
    made = Cases(None, [], [], [("typed", "the input that was typed")])
    arguments = dumps(parse_arguments(problem, text, "CASE"))
    try:
        _add(made, problem.rules, arguments)
    except Exception as error:
        raise KataError(f"CASE: {describe(error)}") from None
    return _keep(None, made.arguments, made.expected, made.origins)


def is_right(rules, case, answer):
    """Whether this answer, as marshal bytes, is one that the case allows."""
    if not hasattr(rules, "accepts"):
        return answer == case.expected
    return bool(rules.accepts(marshal.loads(case.arguments), marshal.loads(answer)))


def _in_order(problem, rules, documented):
    """Every case as (group, name, arguments), in the order they are numbered in."""
    for i, (arguments, _) in enumerate(documented, 1):
        yield "examples", f"documented example {i}", arguments
    small = (inspect.getdoc(rules.small) or "every small input").split("\n")[0].rstrip(".")
    small = small[0].lower() + small[1:]
    for arguments in rules.small():
        yield "small", small, arguments
    for i in range(ROUNDS):
        size = 1 + round((rules.LARGEST - 1) * (i / (ROUNDS - 1)) ** 2)
        for name, make in generators(rules).items():
            rng = Random(f"{problem.slug}:{name}:{i}")
            yield "generated", f"{name} {i + 1}".replace("_", " "), make(rng, size)
    for name, arguments in rules.killers():
        yield "killers", name, arguments


def _make(problem, rules, documented):
    """Three lists: arguments, expected answers and origins, each case checked on the way."""
    made = Cases(None, [], [], [])
    try:
        with alarm(MAKING):
            for group, name, given in _in_order(problem, rules, documented):
                made.origins.append((group, name))
                _add(made, rules, dumps(given))
    except (Exception, SystemExit) as error:
        file = problem.folder / "problem.py"
        count, (_, name) = len(made.origins), (made.origins or [("", "")])[-1]
        where = f"case {count} ({name})" if len(made) < count else f"after case {count}"
        raise KataError(
            f"{shown(file)}{line_of(error, file)}: {where}: {describe(error)}; mend what made it"
        ) from None
    for case, (_, stated) in zip(made, documented):
        if not is_right(rules, case, dumps(stated)):
            raise KataError(
                f"{shown(problem.spec)}: {case.name} states {stated!r}, but answer() in problem.py"
                f" gives {marshal.loads(case.expected)!r}; mend the one that is wrong"
            )
    return made.arguments, made.expected, made.origins


def _add(made, rules, arguments):
    """Add the arguments, proved legal, and their answer."""
    if not isinstance(marshal.loads(arguments), tuple):
        raise KataError(f"{marshal.loads(arguments)!r} is no tuple of arguments")
    _require_legal(rules, arguments)
    made.expected.append(dumps(rules.answer(*marshal.loads(arguments))))
    made.arguments.append(arguments)
    if not is_right(rules, made[-1], made.expected[-1]):
        raise KataError("accepts() refuses what answer() gives")


def _require_legal(rules, arguments):
    """An error with the rule that the arguments break."""
    try:
        rules.check(*marshal.loads(arguments))
        rules.bounds(*marshal.loads(arguments))
    except ValueError as error:
        raise KataError(f"illegal input: {error}") from None


@contextmanager
def alarm(seconds):
    """Interrupt what takes longer."""

    def ring(*_):
        raise TimeoutError(f"it takes more than the {seconds} s that there are")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _keep(path, arguments, expected, origins):
    """Write the cases to `path`, or to a file without a name where that cannot be written."""
    first, *others = map(marshal.dumps, (arguments, expected, origins))
    content = b"".join((len(first).to_bytes(8, "little"), first, *others))
    with suppress(OSError, AttributeError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in set(path.parent.iterdir()) - {path}:
            old.unlink(missing_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as new:
            new.write(content)
        Path(new.name).replace(path)
        return _open(path.open("rb"))
    file = tempfile.TemporaryFile()  # noqa: SIM115 (it is handed on, open)
    file.write(content)
    return _open(file)


def _open(file):
    """The cases in a file that starts with the length of their arguments; it stays open."""
    try:
        file.seek(8)
        cases = Cases(file, *(marshal.load(file) for _ in range(3)))
    except BaseException:
        file.close()
        raise
    weakref.finalize(cases, file.close)
    return cases
