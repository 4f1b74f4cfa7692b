"""What a case is, and the cases of a problem as they are kept in a file."""

import marshal
import re
import tempfile
import weakref
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from kata import KataError

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


def find(cases, text):
    """The index of the case of that number or name."""
    number = (
        text.replace(",", "") if re.fullmatch(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]{1,9}", text) else "0"
    )
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


def is_right(rules, case, answer):
    """Whether this answer, as marshal bytes, is one that the case allows."""
    if not hasattr(rules, "accepts"):
        return answer == case.expected
    return bool(rules.accepts(marshal.loads(case.arguments), marshal.loads(answer)))


def keep(path, arguments, expected, origins):
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
        return opened(path.open("rb"))
    file = tempfile.TemporaryFile()  # noqa: SIM115 (it is handed on, open)
    file.write(content)
    return opened(file)


def opened(file):
    """The cases in a file that starts with the length of their arguments; it stays open."""
    try:
        file.seek(8)
        cases = Cases(file, *(marshal.load(file) for _ in range(3)))
    except BaseException:
        file.close()
        raise
    weakref.finalize(cases, file.close)
    return cases
