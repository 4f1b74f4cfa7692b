"""What each verb takes: its options, as `kata` takes them and as make does.

An entry here is all that an option needs: parsers, messages and make's spelling read this table.
"""

import os
import re
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import PROBLEMS, expanded
from kata.text import always, option
from kata.wire.limits import Limits

SPELLED = re.compile(r"([\w-]+)(?:=(\S+))?(?: ([A-Z]+)=1?)?")


class Option:
    """One option, or one argument without a name, with the settings that argparse takes.

    It is spelled for `kata`, then for make: `--case=CASE CASE=`, or `--json JSON=1` for a flag.
    """

    def __init__(self, spelled: str, about: str, **settings: Any) -> None:
        match = SPELLED.fullmatch(spelled)
        assert match
        self.word, metavar, self.variable = match.groups(default="")
        self.is_named = self.word.startswith("--")
        self.metavar = metavar if self.is_named else self.word  # none if it is a flag
        self.name = self.word.removeprefix("--").replace("-", "_").lower()  # in the code
        self.about, self.settings = about, settings
        self.adds = settings.get("action") == "append"  # what is given before

    def but(self, about: str, **settings: Any) -> "Option":
        """Return the option as one verb has it: with another help, perhaps with other settings."""
        own = copy(self)
        own.about, own.settings = about, self.settings | settings
        return own


def add_folder(text: str) -> str:
    """Add a folder of problems, which every call that is shown then names, too."""
    if text:  # else the parser complains
        PROBLEMS.append(expanded(text).resolve())
        always["problems"] = text
    return text


def _number(name: str, kind: type[int] | type[float]) -> Callable[[str], int | float]:
    """Return a reader of the option's value, which must be such a number."""

    def read(text: str) -> int | float:
        try:
            return kind(text)
        except ValueError:
            a_number = "a whole number" if kind is int else "a number"
            raise KataError(f"{option(name, text)}: write {a_number}") from None

    return read


def _share(text: str) -> tuple[int, int]:
    """Read which share it is, and of how many: 3/8."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 0 < int(number) <= int(count)):
        raise KataError(f"{option('shard', text)}: write a share and how many there are, as in 3/8")
    return int(number), int(count)


def _names_in(text: str) -> set[str]:
    """Return the names in a file, each of which a NUL ends."""
    try:
        return {os.fsdecode(name) for name in Path(text).read_bytes().split(b"\0")}
    except OSError as error:
        raise KataError(f"{option('changed', text)}: cannot be read: {error.strerror}") from None


SEVERAL: dict[str, Any] = {"action": "append", "default": []}
WHICH = "its folder, title, number or address"
ONE_LIST = "only problems of this list: blind75, neetcode150, grind75, a topic, or a file of names"

PROBLEM = Option("PROBLEM P=", f"{WHICH}; or the path of your own files", nargs="?")
SOLUTIONS = Option(
    "SOLUTIONS S=", "as in bfs,dfs or wrong/digits_spread (default: all); or more paths", nargs="*"
)
NAMES = SOLUTIONS.but("as in bfs,dfs or wrong/digits_spread (default: all)")
PRACTISED = PROBLEM.but("practise this one, whether it is due or not")
ONLY_ONE = PROBLEM.but("only this one")
FOLDER = Option(
    "--problems=FOLDER", "a folder of problems of your own, added to those here", type=add_folder
)
FILE = Option("--file=PATH FILE=", "this file too, wherever it is", dest="files", **SEVERAL)
CASE = Option("--case=CASE CASE=", "run only this case: its number, its name, or an input")
LIST = Option("--list=LIST LIST=", ONE_LIST)
REPORTED = Option("--reported REPORTED=1", "only mistakes that LeetCode accepted")
JSON = Option("--json JSON=1", "print one JSON object")
STATEMENTS = Option(
    "--statements=FOLDER STATEMENTS=",
    "a folder of statements for problems that are not here, named after them",
    **SEVERAL,
)
AGAINST = Option(
    "--against=PATH AGAINST=",
    "solutions by others, for comparison where only a statement is at hand",
    **SEVERAL,
)
VERBOSE = Option("--verbose V=1", "show more")

OPTIONS = {  # {verb: what it takes, in the order in which its help and make list that}
    "judge": [
        FOLDER,
        PROBLEM,
        SOLUTIONS,
        FILE.but("judge a file, all in a folder, or - for standard input; for PROBLEM, if named"),
        CASE,
        LIST,
        Option("--watch WATCH=1", "judge again after every save"),
        Option(
            "--hints=HINTS HINTS=",
            "1: look for a change that repairs what fails, which gives the answer away",
            choices=("0", "1"),
            default="0",
        ),
        VERBOSE.but("also show how many cases there are; for a folder, all reports"),
        JSON.but("print one JSON object per solution"),
        Option("--keep KEEP=1", "keep each input that fails, as a case of its problem"),
        Option("--report REPORT=1", "also print a report for LeetCode"),
        STATEMENTS,
        AGAINST,
        Option("--fresh FRESH=1", "for a folder, judge all again"),
        Option("--limit=NAME=NUMBER", f"change a limit: {', '.join(Limits._fields)}", **SEVERAL),
        Option(
            "--cluster=ADDRESS CLUSTER=",
            "judge the files on the workers of this Dask scheduler, as in tcp://scheduler:8786",
        ),
        Option(
            "--github=FILE",
            "annotate what fails, for GitHub, and add a summary in Markdown to this file",
            type=Path,
        ),
        Option(
            "--changed=FILE",
            "annotate only the files that this one names, as git diff --name-only -z writes it",
            type=_names_in,
        ),
    ],
    "index": [
        FOLDER,
        Option("PATH FILE=", "the folder of your solutions", nargs="?"),
        STATEMENTS,
        AGAINST,
    ],
    "compare": [
        FOLDER,
        PROBLEM,
        SOLUTIONS,
        FILE,
        Option("--base=BASE BASE=", "the solution that the others are compared with"),
        Option("--size=SIZE SIZE=", "the size of all workloads", type=_number("size", int)),
        Option(
            "--budget=BUDGET BUDGET=",
            "seconds to spend on timed calls, not counting judging (default: 15)",
            type=_number("budget", float),
            default=15.0,
        ),
        VERBOSE.but("show the intervals of the ratios"),
        Option(
            "--out=OUT OUT=",
            "write all measurements to this JSON file, or the times into this page",
            type=Path,
        ),
    ],
    "page": [
        FOLDER,
        PROBLEM.but(f"{WHICH} (default: all); or the path of your own files"),
        SOLUTIONS,
        FILE,
        CASE.but("only this case: its number, its name, or an input"),
        LIST,
        Option("--live LIVE=1", "also write live/, for judging in the browser; needs npm"),
    ],
    "serve": [
        Option("--port=PORT", "the port (default: 8000)", type=_number("port", int), default=8000)
    ],
    "today": [
        FOLDER,
        PRACTISED,
        LIST,
        Option("--mix MIX=1", "what is due or new, in any order, as an interview does"),
        Option("--edit EDIT=1", "open the file in the editor that VISUAL or EDITOR names"),
        VERBOSE.but("show the difficulty, too"),
    ],
    "examples": [
        FOLDER,
        ONLY_ONE,
        LIST,
        Option("--code CODE=1", "show the code of one mistake, which an example must refute"),
        REPORTED,
    ],
    "log": [
        FOLDER,
        ONLY_ONE,
        LIST,
        Option(
            "--import=PATH IMPORT=",
            "judge your files in this folder, and add what they solve to the log",
            dest="folders",
            **SEVERAL,
        ),
        Option("--dry-run DRY=1", "only show what the import would add"),
        JSON,
    ],
    "list": [
        FOLDER,
        Option("WORDS FIND=", "only problems that match all of these words", nargs="*"),
        LIST,
        JSON.but("print a JSON list"),
    ],
    "new": [
        FOLDER,
        PROBLEM.but("its number, title or address, or - for one that is piped in", nargs=None),
        SOLUTIONS.but(
            "as in union_find, or a mistake: wrong/<name>", nargs="?", metavar="SOLUTION"
        ),
        Option(
            "--statement=FILE STATEMENT=",
            "fill in the spec from the statement in this file: an export, a page, plain text",
        ),
    ],
    "completion": [Option("shell", "the shell", choices=["bash", "zsh"])],
    "test": [
        ONLY_ONE,
        NAMES,
        LIST,
        Option("--shard=SHARD SHARD=", "run only this share of the tests: 3/8", type=_share),
        Option("--fresh FRESH=1", "also judge what is unchanged"),
        Option("--all", "test the engine, too"),
    ],
    "mutants": [FOLDER, PROBLEM.but(WHICH), NAMES],
    "docs": [],
    "lint": [PROBLEM.but("its folder (default: all)")],
}
VARIABLES = {  # {option: make's variable} of those that make takes
    one.name: one.variable for some in OPTIONS.values() for one in some if one.variable
}
