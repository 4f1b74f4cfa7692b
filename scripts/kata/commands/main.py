"""The command `kata`: finds the verb, and ends the process as its user expects.

If make called it, make's variables are its options.
"""

import os
import re
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from kata import KataError
from kata.commands.cli import STATUSES, Parser, Status
from kata.commands.options import OPTIONS, VARIABLES
from kata.text import clean, did_you_mean, near, variables

USE = {  # {verb: (the function that does it, what that is)}
    "today": ("today.main", "practise what is due: a blank file, judged after every save"),
    "judge": ("judge.main", "judge the solutions of a problem, or those in a file or a folder"),
    "index": ("index.main", "write an index of your solutions into their folder, with a calendar"),
    "list": ("list.main", "list the problems by topic, or search them; marks what is due"),
    "examples": ("examples.main", "type examples first, and see which mistakes would pass them"),
    "log": ("log.main", "show what was practised, and what comes back when"),
    "compare": ("compare.main", "time the accepted solutions of a problem side by side"),
    "page": ("page.main", "build pages on which two solutions can be watched side by side"),
    "serve": ("page.serve", "serve these pages to this machine alone, to write solutions on them"),
    "new": ("tools.new", "start a new solution, or a new problem"),
    "completion": ("tools.completion", "print a script that completes all this in bash or zsh"),
}
MAINTAIN = {
    "test": ("tools.test", "judge every solution and every mistake that changed, with pytest"),
    "mutants": ("tools.list_survivors", "change one thing, list what the judge still accepts"),
    "docs": ("tools.docs", "write the lists into the documents"),
    "lint": ("tools.lint", "check for mistakes, format and style"),
}
VERBS = USE | MAINTAIN
EPILOGS = {  # {verb: the end of its help}
    "today": """Files are written into ~/kata or, if set, KATA_HOME: one for each problem, older
attempts in before/, and the log. Nothing is sent anywhere.""",
    "page": """With a report in build/ (kata compare --out=build/report.json), the page shows its
times, too.""",
}
HELP = """usage: kata VERB ...

Judges solutions of LeetCode's problems, in Python, on every small input, and compares them.

to use:
{use}

to maintain:
{maintain}

`kata VERB --help` says what each takes. A PROBLEM is the name of a folder in problems/,
a title, a number, or an address at LeetCode. SOLUTIONS are names, as in bfs,dfs or
wrong/digits_spread.

examples:
  kata today --list=blind75                practise what is due
  kata judge minesweeper                   all of its solutions
  kata judge minesweeper bfs --case=5166   one case, attached to the terminal
  kata judge ~/leetcode                    your own, whatever they solve
  kata compare minesweeper bfs,dfs         which of them is faster

{statuses}"""


def main() -> NoReturn:
    """Do what the arguments say, and end the process."""
    open_streams()
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:  # a shell may have us ignore one
        signal.signal(number, signal.default_int_handler)
    spell_as_caller()
    verb, *words = sys.argv[1:] or ["--help"]
    name = verb if verb in VERBS else "kata"
    sys.exit(done(name, lambda: run(verb, [*words, *words_from_make(verb)])))


def done(name: str, act: Callable[[], Status]) -> Status:
    """Do it, report under this name what stands in the way, and return how that ended."""
    try:
        status = act()
        sys.stdout.flush()  # while an error can still be reported
    except KataError as error:
        print(f"{name}: {clean(str(error))}", file=sys.stderr)
        status = Status.UNJUDGED
    except KeyboardInterrupt:
        status = Status.INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        status = Status.UNREAD
    except OSError as error:  # a folder that may not be entered, a disk that is full
        _drop_output()
        where = f"{error.filename}: " if error.filename else ""
        print(f"{name}: {where}{error.strerror or error}", file=sys.stderr)
        status = Status.UNJUDGED
    return status


def _drop_output() -> None:
    """Discard what is still to be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def open_streams() -> None:
    """Point standard streams that are closed, as after `>&-`, to nowhere.

    Otherwise, the next file opened would get such a number, and lose it in a solution's process.
    """
    for number, (name, mode) in enumerate({"stdin": "r", "stdout": "w", "stderr": "w"}.items()):
        if getattr(sys, name) is None:
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
            os.set_inheritable(number, True)
            setattr(sys, name, open(number, mode, encoding="utf-8"))  # noqa: SIM115 (it stays open)


def run(verb: str, words: list[str]) -> Status:
    """Do what a verb says; only what it needs is imported."""
    if verb in ("-h", "--help"):
        width = max(map(len, VERBS))
        use, maintain = (
            "\n".join(f"  {name:{width}}  {does}" for name, (_, does) in verbs.items())
            for verbs in (USE, MAINTAIN)
        )
        print(HELP.format(use=use, maintain=maintain, statuses=STATUSES))
        return Status.DONE
    if verb not in VERBS:
        names = f"; choose one of: {', '.join(VERBS)}"
        raise KataError(f"there is no verb {verb!r}{did_you_mean(near(verb, VERBS)) or names}")
    name, _, function = VERBS[verb][0].partition(".")
    module = import_module(f"kata.commands.{name}")
    act = getattr(module, function)
    parser = Parser(verb, act.__doc__ or module.__doc__, EPILOGS.get(verb))
    status: Status = act(parser.parsed(words))
    return status


# Variables in MAKEFLAGS, where make puts a backslash before a space and doubles a dollar sign.
GIVEN = re.compile(r"(?<=\s)(\w+):{0,3}=((?:\\.|[^\s\\])*)", re.DOTALL)
UNQUOTED = re.compile(r"\\(.)|(\$)\$", re.DOTALL)


def called_by_make() -> str:
    """Return the target of make that called us, as in `make judge`; nothing if none did."""
    called_by = os.environ.get("KATA_CALLED_BY", "")
    return called_by if called_by.startswith("make") else ""


def spell_as_caller() -> None:
    """Spell options in messages as make does, if it called us."""
    if called_by_make():
        variables.update(VARIABLES)


def words_from_make(verb: str) -> list[str]:
    """Return the arguments that make's variables stand for; none if make did not call us.

    Those that the verb does not take are an error. What the environment happens to hold is ignored.
    """
    if not (target := called_by_make()) or "MAKEFLAGS" not in os.environ:
        return []
    flags = os.environ.pop("MAKEFLAGS")  # only for this call
    given = {name: UNQUOTED.sub(r"\1\2", value) for name, value in GIVEN.findall(flags)}
    given.pop("PYTHON", None)  # which is for the set-up
    known = [*dict.fromkeys(VARIABLES.values())]
    for name in given.keys() - {*known}:
        names = f"; the options are {' '.join(f'{one}=' for one in [*known, 'PYTHON'])}"
        meant = did_you_mean([f"{one}=" for one in near(name.upper(), known, 1)])
        raise KataError(f"no option is called {name}={meant or names}")
    if empty := [name for name in given if not given[name]]:
        raise KataError(f"{empty[0]}= is empty; give it a value, or leave it out")
    taken = {one.variable for one in OPTIONS[verb]}
    if target == "make check":  # which is both lint and test
        taken |= {one.variable for one in OPTIONS["test"]}
    if others := [f"{name}=" for name in known if name in given and name not in taken]:
        raise KataError(f"{target} takes no {' '.join(others)}; see make help")
    words: list[str] = []
    unnamed: list[str] = []
    for one in OPTIONS[verb]:
        value = given.get(one.variable, "")
        if not one.is_named:
            unnamed.append(value)
        elif value and (one.metavar or value != "0"):
            words.append(one.word + f"={value}" * bool(one.metavar))
    return [*words, "--", *unnamed[:1], *filter(None, unnamed[1:])]
