"""The options of all verbs, one entry each, as `kata` takes them and as make does.

An entry here is all that an option needs: parsers, messages and the Makefile read this table.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import PROBLEMS
from kata.text import Spelling, always, as_arguments, caller
from kata.wire.model import Limits


@dataclass(frozen=True)
class Option:
    """One option, or one argument without a name, as each of its verbs takes it."""

    spelled: str  # for `kata`, then for make: `--case=CASE CASE=`, or `--json JSON=1` for a flag
    about: dict[str, str]  # {verb: its help}
    settings: dict[str, Any] = field(default_factory=dict)  # for argparse
    by_verb: dict[str, dict[str, Any]] = field(default_factory=dict)  # settings of one verb alone
    prefix: str = ""  # what precedes the value of make's variable

    @property
    def word(self) -> str:
        """`--case`, or `PROBLEM`."""
        return self.spelled.partition(" ")[0].partition("=")[0]

    @property
    def metavar(self) -> str:
        """What its value is called in the help; nothing if it is a flag."""
        word, _, metavar = self.spelled.partition(" ")[0].partition("=")
        return metavar if self.is_named else word

    @property
    def variable(self) -> str:
        """Its name in make, or nothing."""
        return self.spelled.partition(" ")[2].partition("=")[0]

    @property
    def name(self) -> str:
        """Its name in the code, as in `sandboxed_only`."""
        return self.word.removeprefix("--").replace("-", "_").lower()

    @property
    def is_named(self) -> bool:
        return self.word.startswith("--")


def add_folder(text: str) -> str:
    """Add a folder of problems, which every call that is shown then names, too."""
    if not text:
        raise KataError("--problems= is empty; name a folder of problems")
    PROBLEMS.append(Path(text).expanduser().resolve())
    always["problems"] = text
    return text


def not_empty(name: str) -> Callable[[str], str]:
    """A reader of the option's value, which refuses an empty one."""

    def read(text: str) -> str:
        if not text:
            raise KataError(f"--{name}= is empty; give it a value, or leave it out")
        return text

    return read


OWN = "a folder of problems of your own, added to those here"
WHICH = "its folder, title, number or address"
FILES = "; or the path of your own files"
NAMES = "as in bfs,dfs or wrong/digits_spread (default: all)"
THIS_FILE = "this file too, wherever it is"

OPTIONS = (  # in the order in which the help and make list them
    Option(
        "--problems=FOLDER",
        dict.fromkeys(("judge", "compare", "page", "mutants", "new"), OWN),
        {"type": add_folder},
    ),
    Option(
        "PROBLEM P=",
        {
            "judge": WHICH + FILES,
            **dict.fromkeys(("compare", "page"), f"{WHICH} (default: all){FILES}"),
            "mutants": WHICH,
            "new": "its number, title or address",
            "lint": "its folder (default: all)",
        },
        {"nargs": "?"},
        {"new": {"nargs": None}},
    ),
    Option(
        "SOLUTIONS S=",
        {
            **dict.fromkeys(("judge", "compare", "page"), f"{NAMES}; or more paths"),
            "mutants": NAMES,
            "new": "as in union_find, or a mistake: wrong/<name>",
        },
        {"nargs": "*"},
        {"new": {"nargs": "?", "metavar": "SOLUTION"}},
    ),
    Option(
        "--file=PATH FILE=",
        {
            "judge": "judge a file or all in a folder, for a PROBLEM if it is named",
            **dict.fromkeys(("compare", "page"), THIS_FILE),
        },
        {"type": not_empty("file"), "dest": "files", "action": "append", "default": []},
    ),
    Option(
        "--case=CASE CASE=",
        {
            "judge": "run only this case: its number, its name, or an input",
            "page": "only this case: its number, its name, or an input",
        },
        {"type": not_empty("case")},
    ),
    Option("--watch WATCH=1", {"judge": "judge again after every save"}),
    Option("--json JSON=1", {"judge": "print one JSON object per solution"}),
    Option("--base=BASE BASE=", {"compare": "the solution that the others are compared with"}),
    Option("--size=SIZE SIZE=", {"compare": "the size of all workloads"}, {"type": int}),
    Option(
        "--out=OUT OUT=", {"compare": "write all measurements to this JSON file"}, {"type": Path}
    ),
    Option(
        "--budget=BUDGET BUDGET=", {"compare": "seconds of timing per problem"}, {"type": float}
    ),
    Option(
        "--verbose V=1",
        {
            "judge": "also show what the cases reach; for a folder, all reports",
            "compare": "show the intervals of the ratios",
        },
    ),
    Option("--shard=SHARD SHARD=", {}),  # the suite alone takes it
    Option("--report REPORT=1", {"judge": "print a report for LeetCode too"}),
    Option("--fresh FRESH=1", {"judge": "for a folder, judge all anew"}),
    Option(
        "--cluster=ADDRESS CLUSTER=",
        {
            "judge": "judge the files on the workers of this Dask scheduler, as in tcp://scheduler:8786"
        },
    ),
    Option("--sandboxed-only", {"judge": "leave out workers of the cluster that have no sandbox"}),
    Option(
        "--limit=NAME=NUMBER SOAK=",
        {"judge": f"change a limit: {', '.join(Limits._fields)}"},
        {"action": "append", "default": []},
        prefix="soak=",
    ),
    Option(
        "--github=FILE",
        {"judge": "annotate what fails, for GitHub, and add a summary in Markdown to this file"},
        {"type": Path},
    ),
)


def is_called_by_make() -> bool:
    """Whether the environment says so."""
    return os.environ.get("KATA_CALLED_BY") == "make"


def spell_as_caller() -> None:
    """Spell options in messages as make does, if it called us."""
    if is_called_by_make():
        caller[0] = Spelling("make", as_variables)


def as_variables(name: str, value: Any) -> str:
    """An option as make takes it, as in `CASE=5`; a flag is 1."""
    text = "1" if value is True else str(value)
    (taken,) = (option for option in OPTIONS if option.name == name)
    if not text.startswith(taken.prefix):
        return as_arguments(name, value)
    return f"{taken.variable or name.upper()}={text.removeprefix(taken.prefix)}"


def words_from_make(verb: str) -> list[str]:
    """The arguments of a verb that make's variables stand for, from the environment."""
    words: list[str] = []
    values: list[str] = []  # of what has no name
    for option in OPTIONS:
        if verb in option.about and option.variable:
            value = os.environ.get(option.variable, "")
            if not option.is_named:
                values.append(value)
            elif value:
                words.append(
                    f"{option.word}={option.prefix}{value}" if option.metavar else option.word
                )
    return [*words, "--", *values[:1], *filter(None, values[1:])]
