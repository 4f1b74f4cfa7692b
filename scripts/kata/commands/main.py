"""The command `kata`: finds the verb, and ends the process as its user expects."""

import os
import signal
import sys
from importlib import import_module
from typing import NoReturn

from kata import KataError
from kata.commands.cli import STATUSES, Status
from kata.commands.from_make import spell_as_caller, words_from_make
from kata.text import clean, did_you_mean, near

USE = {  # {verb: (the function that does it, what that is)}
    "today": ("today.main", "practise what is due: a blank file, judged after every save"),
    "judge": ("judge.main", "judge the solutions of a problem, or those in a file or a folder"),
    "list": ("list.main", "list the problems by topic, or search them; marks what is due"),
    "find": ("find.main", "find the mistake: type an input that breaks the code shown"),
    "log": ("log.main", "show what was practised, and what comes back when"),
    "compare": ("compare.main", "time the accepted solutions of a problem side by side"),
    "page": ("page.main", "build pages on which two solutions can be watched side by side"),
    "serve": ("page.serve", "serve these pages to this machine alone, to write solutions on them"),
    "new": ("tools.new", "start a new solution, or a new problem"),
    "completion": ("completion.main", "print a script that completes all this in bash"),
}
MAINTAIN = {
    "test": ("tools.test", "judge every solution and every mistake that changed, with pytest"),
    "mutants": ("tools.list_survivors", "change one thing, list what the judge still accepts"),
    "docs": ("tools.docs", "write the lists into the documents"),
    "lint": ("tools.lint", "check for mistakes, format and style"),
}
VERBS = USE | MAINTAIN
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
    sys.exit(done(verb, words))


def done(verb: str, words: list[str]) -> Status:
    """Do what a verb says, report what stands in the way, and return how that ended."""
    name = verb if verb in VERBS else "kata"
    try:
        status = run(verb, [*words, *words_from_make(verb)])
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
    """Run one verb; only what it needs is imported."""
    if verb in ("-h", "--help"):
        use, maintain = map(_lines, (USE, MAINTAIN))
        print(HELP.format(use=use, maintain=maintain, statuses=STATUSES))
        return Status.DONE
    if verb not in VERBS:
        names = f"; choose one of: {', '.join(VERBS)}"
        raise KataError(f"there is no verb {verb!r}{did_you_mean(near(verb, VERBS)) or names}")
    module, _, name = VERBS[verb][0].partition(".")
    status: Status = getattr(import_module(f"kata.commands.{module}"), name)(words)
    return status


def _lines(verbs: dict[str, tuple[str, str]]) -> str:
    width = max(map(len, VERBS))
    return "\n".join(f"  {name:{width}}  {does}" for name, (_, does) in verbs.items())
