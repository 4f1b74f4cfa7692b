"""Makes the cases of a problem, in their order, each of them checked to be legal."""

import hashlib
import inspect
import marshal
import signal
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random

from kata import KataError, cache, cases
from kata.cases import Case
from kata.correctness import is_right
from kata.inside import call
from kata.inside.call import finish
from kata.paths import shown
from kata.problem import at, generators, one_line
from kata.spec import examples, parse_arguments
from kata.text import text_of

MAKING = 60  # seconds in which all cases of a problem must be made
SEEDS = 100  # inputs from each generator, growing to the largest size
SOURCES = [inspect.getfile(module) for module in (cache, cases, call)]  # and this file


def cases_of(problem, say=lambda _: None):
    """The cases of a problem, from .cache/ unless what they are made of has changed."""
    rules, documented = problem.rules, examples(problem)
    state = hashlib.sha256(sys.implementation.cache_tag.encode() + finish(documented))
    for source in problem.rules_file, __file__, *SOURCES:
        state.update(Path(source).read_bytes())
    path = problem.folder.parents[1] / ".cache" / problem.slug / state.hexdigest()[:32]
    if cases := cache.kept(path):
        return cases
    say(f"making the cases of {problem.slug}, once ...")
    made = _made(problem, rules, documented)
    for case, (_, stated) in zip(made, documented):
        if not is_right(rules, case, finish(stated)):
            raise KataError(
                f"{shown(problem.spec)}: {case.name} states {text_of(stated)}, but answer() in"
                f" problem.py gives {text_of(marshal.loads(case.answer))}; correct one of them"
            )
    return cache.keep(path, *_columns(made))


def typed(problem, text):
    """The single case that somebody typed in the form of the spec's examples, if it is legal."""
    given = parse_arguments(problem, text, "CASE")
    try:
        case = _case(problem.rules, 1, "typed", "the input that was typed", given)
    except Exception as error:
        raise KataError(f"CASE: {one_line(error)}") from None
    return cache.unnamed(*_columns([case]))


def _columns(made):
    """The parts of the cases as they are kept: arguments, answers, and where they came from."""
    return (
        [case.arguments for case in made],
        [case.answer for case in made],
        [(case.group, case.name) for case in made],
    )


def _made(problem, rules, documented):
    """Every case, or an error that says which one cannot be made, and where."""
    made, number, name = [], 0, ""
    try:
        with alarm(MAKING):
            for number, (group, name, given) in enumerate(_inputs(problem, rules, documented), 1):
                made.append(_case(rules, number, group, name, given))
    except (Exception, SystemExit) as error:
        case = f"case {number} ({name})" if number > len(made) else f"after case {number}"
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: {case}: {one_line(error)}") from None
    return made


def _inputs(problem, rules, documented):
    """(group, name, arguments) of every case, in the order they are numbered in."""
    for i, (arguments, _) in enumerate(documented, 1):
        yield "examples", f"documented example {i}", arguments
    small = (inspect.getdoc(rules.small) or "every small input").split("\n")[0].rstrip(".")
    small = small[0].lower() + small[1:]
    for arguments in rules.small():
        yield "small", small, arguments
    for i in range(SEEDS):
        size = 1 + round((rules.LARGEST - 1) * (i / (SEEDS - 1)) ** 2)
        for name, make in generators(rules).items():
            rng = Random(f"{problem.slug}:{name}:{i}")
            yield "generated", f"{name} {i + 1}".replace("_", " "), make(rng, size)
    for name, arguments in rules.killers():
        yield "killers", name, arguments


def _case(rules, number, group, name, given):
    """A case of these arguments, checked to be legal, with its answer."""
    if not isinstance(given, tuple):
        raise KataError(
            f"the arguments are {text_of(given)}, which is not a tuple; write (board,) for one"
        )
    arguments = finish(given)
    try:
        rules.check(*marshal.loads(arguments))
        rules.bounds(*marshal.loads(arguments))
    except ValueError as error:
        raise KataError(f"illegal input: {' '.join(str(error).split())}") from None
    answer = rules.answer(*marshal.loads(arguments))
    if answer is None:
        raise KataError("answer() returned None; return the right answer")
    case = Case(number, group, name, arguments, finish(answer))
    if not is_right(rules, case, case.answer):
        raise KataError("accepts() refuses what answer() gives")
    return case


@contextmanager
def alarm(seconds):
    """Interrupt what takes longer."""

    def ring(*_):
        raise TimeoutError(f"it takes longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
