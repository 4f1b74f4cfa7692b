"""The cases of a problem in their order: made and proved legal once, then kept in .cache/."""

import hashlib
import inspect
import marshal
import sys
import tempfile
import weakref
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from random import Random
from typing import BinaryIO

from kata import KataError
from kata.problem import describe, generators, line_of, shown
from kata.spec import examples, parse_arguments

ROUNDS = 60  # seeded inputs of each generator, growing to the largest size
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
    rules = problem.rules
    if not problem.spec.is_file():
        raise KataError(f"{shown(problem.spec)} is missing; write the spec, with its examples")
    state = hashlib.sha256(sys.implementation.cache_tag.encode())
    engine = [Path(__file__), Path(inspect.getfile(examples))]
    for source in [problem.spec, problem.folder / "problem.py", *engine]:
        state.update(source.read_bytes())
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    if path.is_file():
        return _open(path.open("rb"))
    say(f"making the cases of {problem.slug}, once ...")
    return _keep(path, *_make(problem, rules))


def find(cases, text):
    """The index of the case of that number or name."""
    number = text.replace(",", "")
    if number.isdigit() and 1 <= int(number) <= len(cases):
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
    blob = dumps(parse_arguments(problem, text, "CASE"))
    try:
        for rule in problem.rules.check, problem.rules.bounds:
            rule(*marshal.loads(blob))
    except Exception as error:
        reason = str(error) if isinstance(error, ValueError) else describe(error)
        raise KataError(f"CASE: not a legal input: {reason}") from None
    expected = dumps(problem.rules.answer(*marshal.loads(blob)))
    return _keep(None, [blob], [expected], [("typed", "the input that was typed")])


def is_right(rules, case, answer):
    """Whether this answer, as marshal bytes, is one that the case allows."""
    if not hasattr(rules, "accepts"):
        return answer == case.expected
    try:
        return bool(rules.accepts(marshal.loads(case.arguments), marshal.loads(answer)))
    except Exception:  # it need not foresee every type there is
        return False


def _in_order(problem, rules):
    """Every case as (group, name, arguments), in the order they are numbered in."""
    for i, (arguments, _) in enumerate(examples(problem), 1):
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


def _make(problem, rules):
    """Three lists: arguments, expected answers and origins, each case checked on the way."""
    arguments, expected, origins = [], [], []
    try:
        for group, name, given in _in_order(problem, rules):
            origins.append((group, name))
            blob = dumps(given)
            rules.check(*marshal.loads(blob))
            rules.bounds(*marshal.loads(blob))
            expected.append(dumps(rules.answer(*marshal.loads(blob))))
            arguments.append(blob)
    except KataError:
        raise
    except Exception as error:
        file = problem.folder / "problem.py"
        made = len(arguments) < len(origins)
        case = f"case {len(origins)} ({origins[-1][1]})" if made else f"after case {len(origins)}"
        illegal = "illegal, " if made and isinstance(error, ValueError) else ""
        where = f"{shown(file)}{line_of(error, file)}"
        raise KataError(f"{where}: {case}: {illegal}{describe(error)}; mend what made it") from None
    made = Cases(None, arguments, expected, origins)
    for i, (_, stated) in enumerate(examples(problem)):
        if not is_right(rules, made[i], dumps(stated)):
            raise KataError(
                f"{shown(problem.spec)}: documented example {i + 1} states {stated!r}, but answer()"
                f" in problem.py gives {marshal.loads(expected[i])!r}; mend the one that is wrong"
            )
    for case in made if hasattr(rules, "accepts") else ():
        if not is_right(rules, case, case.expected):
            raise KataError(
                f"{shown(problem.folder)}/problem.py: case {case.number} ({case.name}): accepts()"
                f" refuses what answer() gives; mend the one that is wrong"
            )
    return arguments, expected, origins


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
    file.seek(8)
    cases = Cases(file, *(marshal.load(file) for _ in range(3)))
    weakref.finalize(cases, file.close)
    return cases
