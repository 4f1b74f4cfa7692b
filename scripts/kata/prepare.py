"""Makes the cases of a problem, in their order, and proves each one legal."""

import hashlib
import inspect
import marshal
import signal
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from kata import KataError
from kata.cases import Cases, dumps, is_right, keep, opened
from kata.problem import describe, generators, line_of, shown
from kata.spec import examples, parse_arguments

MAKING = 60  # seconds in which all cases of a problem must be made
ROUNDS = 100  # seeded inputs of each generator, growing to the largest size


def prepare(problem, say=lambda _: None):
    """The cases of a problem, from .cache/ unless what they are made of has changed."""
    rules, documented = problem.rules, examples(problem)
    state = hashlib.sha256(sys.implementation.cache_tag.encode() + dumps(documented))
    for source in problem.folder / "problem.py", __file__, inspect.getfile(keep):
        state.update(Path(source).read_bytes())
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    with suppress(OSError, EOFError, ValueError, TypeError):  # not there, or not whole
        return opened(path.open("rb"))
    say(f"making the cases of {problem.slug}, once ...")
    return keep(path, *_make(problem, rules, documented))


def typed(problem, text):
    """One case that somebody typed in the form of the spec's examples, if it is legal."""
    made = Cases(None, [], [], [("typed", "the input that was typed")])
    given = parse_arguments(problem, text, "CASE")
    try:
        _add(made, problem.rules, given)
    except Exception as error:
        raise KataError(f"CASE: {describe(error)}") from None
    return keep(None, made.arguments, made.expected, made.origins)


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
                _add(made, rules, given)
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


def _add(made, rules, given):
    """Add the arguments, proved legal, and their answer."""
    if not isinstance(given, tuple):
        raise KataError(f"{given!r} is no tuple of arguments")
    arguments = dumps(given)
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
