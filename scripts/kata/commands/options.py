"""The options of all verbs, one entry each, as `kata` takes them and as make does.

An entry here is all that an option needs: parsers, messages and from_make.py read this table.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import PROBLEMS
from kata.text import always, option
from kata.wire.limits import Limits

SPELLED = re.compile(r"([\w-]+)(?:=(\S+))?(?: ([A-Z]+)=1?)?")


class Option:
    """One option, or one argument without a name, as each of its verbs takes it.

    It is spelled for `kata`, then for make: `--case=CASE CASE=`, or `--json JSON=1` for a flag.
    `about` is {verb: help}, `settings` are those of argparse, `by_verb` those of one verb alone.
    """

    def __init__(
        self,
        spelled: str,
        about: dict[str, str],
        by_verb: dict[str, dict[str, Any]] | None = None,
        **settings: Any,
    ) -> None:
        match = SPELLED.fullmatch(spelled)
        assert match
        self.word, metavar, self.variable = match.groups(default="")
        self.is_named = self.word.startswith("--")
        self.metavar = metavar if self.is_named else self.word  # none if it is a flag
        self.name = self.word.removeprefix("--").replace("-", "_").lower()  # in the code
        self.about, self.by_verb, self.settings = about, by_verb or {}, settings


def add_folder(text: str) -> str:
    """Add a folder of problems, which every call that is shown then names, too."""
    if not text:
        raise KataError("--problems= is empty; name a folder of problems")
    PROBLEMS.append(Path(text).expanduser().resolve())
    always["problems"] = text
    return text


def not_empty(name: str) -> Callable[[str], str]:
    """Return a reader of the option's value, which refuses an empty one."""

    def read(text: str) -> str:
        if not text:
            raise KataError(f"--{name}= is empty; give it a value, or leave it out")
        return text

    return read


def number(name: str, kind: type[int] | type[float]) -> Callable[[str], int | float]:
    """Return a reader of the option's value, which must be such a number."""

    def read(text: str) -> int | float:
        try:
            return kind(text)
        except ValueError:
            a_number = "a whole number" if kind is int else "a number"
            raise KataError(f"{option(name, text)}: write {a_number}") from None

    return read


def _same(about: str, *verbs: str) -> dict[str, str]:
    return dict.fromkeys(verbs, about)


OWN = "a folder of problems of your own, added to those here"
WHICH = "its folder, title, number or address"
NAMES = "as in bfs,dfs or wrong/digits_spread (default: all)"
ONE_CASE = "this case: its number, its name, or an input"
ONE_LIST = "only problems of this list: blind75, neetcode150, grind75, a topic, or a file of names"
WORKERS = "judge the files on the workers of this Dask scheduler, as in tcp://scheduler:8786"
OPTIONS = (  # in the order in which the help and make list them
    Option(
        "--problems=FOLDER",
        _same(OWN, "judge", "compare", "page", "mutants", "new", "today", "find", "log", "list"),
        type=add_folder,
    ),
    Option(
        "PROBLEM P=",
        _same(f"{WHICH}; or the path of your own files", "judge", "compare")
        | {"page": f"{WHICH} (default: all); or the path of your own files", "mutants": WHICH}
        | {"new": "its number, title or address", "lint": "its folder (default: all)"}
        | _same("practise this one, whether it is due or not", "today", "find")
        | _same("only this one", "log", "test"),
        {"new": {"nargs": None}},
        nargs="?",
    ),
    Option(
        "SOLUTIONS S=",
        _same(f"{NAMES}; or more paths", "judge", "compare", "page")
        | _same(NAMES, "mutants", "test")
        | {"new": "as in union_find, or a mistake: wrong/<name>"},
        {"new": {"nargs": "?", "metavar": "SOLUTION"}},
        nargs="*",
    ),
    Option("bash", {"completion": "the shell"}, choices=["bash"]),
    Option(
        "--file=PATH FILE=",
        {"judge": "judge a file, or all in a folder; for PROBLEM, if that is named"}
        | _same("this file too, wherever it is", "compare", "page"),
        type=not_empty("file"),
        dest="files",
        action="append",
        default=[],
    ),
    Option(
        "--statement=FILE STATEMENT=",
        {"new": "fill in the spec from the statement in this file: an export, a page, plain text"},
        type=not_empty("statement"),
    ),
    Option(
        "--statements=FOLDER STATEMENTS=",
        {"judge": "a folder of statements for problems that are not here, named after them"},
        type=not_empty("statements"),
        action="append",
        default=[],
    ),
    Option(
        "--against=PATH AGAINST=",
        {"judge": "solutions by others, for comparison where only a statement is at hand"},
        type=not_empty("against"),
        action="append",
        default=[],
    ),
    Option(
        "--case=CASE CASE=",
        {"judge": f"run only {ONE_CASE}", "page": f"only {ONE_CASE}"},
        type=not_empty("case"),
    ),
    Option("--live LIVE=1", {"page": "also write live/, for judging in the browser; needs npm"}),
    Option(
        "--port=PORT", {"serve": "the port (default: 8000)"}, type=number("port", int), default=8000
    ),
    Option(
        "--list=LIST LIST=",
        _same(ONE_LIST, "judge", "page", "today", "find", "log", "list", "test"),
        type=not_empty("list"),
    ),
    Option("WORDS FIND=", {"list": "only problems that match all of these words"}, nargs="*"),
    Option("--edit EDIT=1", {"today": "open the file in the editor that VISUAL or EDITOR names"}),
    Option("--watch WATCH=1", {"judge": "judge again after every save"}),
    Option(
        "--json JSON=1",
        {"judge": "print one JSON object per solution", "log": "print one JSON object"}
        | {"list": "print a JSON list"},
    ),
    Option(
        "--hints=HINTS HINTS=",
        {"judge": "0: do not say which change repairs what fails, as that gives the answer away"},
        choices=("0", "1"),
        default="1",
    ),
    Option("--base=BASE BASE=", {"compare": "the solution that the others are compared with"}),
    Option("--size=SIZE SIZE=", {"compare": "the size of all workloads"}, type=number("size", int)),
    Option("--table TABLE=1", {"judge": "a table of a class: each folder is a student's"}),
    Option(
        "--out=OUT OUT=",
        {"compare": "write all measurements to this JSON file"},
        type=Path,
    ),
    Option(
        "--budget=BUDGET BUDGET=",
        {"compare": "seconds to spend on timed calls, not counting judging (default: 15)"},
        type=number("budget", float),
    ),
    Option(
        "--verbose V=1",
        {"judge": "also show what the cases reach; for a folder, all reports"}
        | {"compare": "show the intervals of the ratios", "today": "show the difficulty, too"},
    ),
    Option("--all", {"test": "test the engine, too"}),
    Option("--shard=SHARD SHARD=", {"test": "judge only this share of the problems: 3/8"}),
    Option("--report REPORT=1", {"judge": "also print a report for LeetCode"}),
    Option("--reported REPORTED=1", {"find": "only mistakes that LeetCode accepted"}),
    Option(
        "--fresh FRESH=1",
        {"judge": "for a folder, judge all again", "test": "also judge what is unchanged"},
    ),
    Option("--cluster=ADDRESS CLUSTER=", {"judge": WORKERS}),
    Option("--sandboxed-only", {"judge": "leave out workers of the cluster that have no sandbox"}),
    Option(
        "--limit=NAME=NUMBER",
        {"judge": f"change a limit: {', '.join(Limits._fields)}"},
        action="append",
        default=[],
    ),
    Option(
        "--github=FILE",
        {"judge": "annotate what fails, for GitHub, and add a summary in Markdown to this file"},
        type=Path,
    ),
)
