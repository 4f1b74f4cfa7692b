"""Makes the cases of a problem, in order, and checks that each is legal."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from kata import KataError
from kata.cases import cache, checker
from kata.cases.groups import GROUPS, Group
from kata.cases.inputs import inputs_of
from kata.cases.model import GENERATED, ORDERS, SMALL, TYPED, Case, Cases, LeftOut
from kata.faults import log_fault
from kata.paths import at, shown
from kata.problem.folder import Problem
from kata.problem.spec import Example, parse_input
from kata.statement import constraints_of
from kata.text import one_line, text_of
from kata.ticks import alarm
from kata.wire.model import CHANGED
from kata.wire.plain import encode
from kata.wire.records import UnfitError, line_of

MAKING = 60  # seconds in which all cases of a problem must be made
WHAT_WAS_TYPED = "your input"
# {arguments: the answer, or why they are illegal}
Known = dict[bytes, bytes | checker.IllegalError]


def cases_of(problem: Problem, say: Callable[[str], None] = lambda _: None) -> Cases:
    """Return the cases of a problem, kept ones unless what they are made of has changed."""
    path = cache.cache_path(cache.CASES, problem)
    if cases := _kept(problem, path):
        return cases
    problem.rules  # noqa: B018 (its errors are raised before anything is made)
    with cache.locked(path.parent):
        if cases := _kept(problem, path):  # another process has made them meanwhile
            return cases
        if failure := cache.load_failure(path):  # or has failed to
            raise KataError(failure)
        say(f"making the cases of {problem.slug}, once ...")
        try:
            made, illegal = collect(problem, GROUPS, MAKING, {}, in_part=not problem.has_answer)
            made = made if problem.has_answer else answered(problem, made)
        except KataError as error:
            cache.store_failure(path, str(error))
            raise
        _require_agreement(problem, made)
        cases = replace(Cases.of(made, illegal=illegal), size=inputs_of(problem).size)
        cache.store_cases(path, cases)
        return cases


def _kept(problem: Problem, path: Path) -> Cases | None:
    """Return the cases kept at this path, if there are any."""
    if cases := cache.load_cases(path):
        inputs_of(problem, cases.size)
    return cases


def derived_cases(problem: Problem) -> Cases:
    """Return the small and the random cases of a problem for which nobody has written answer()."""
    groups = [group for group in GROUPS if group.name in (SMALL, GENERATED)]
    made, illegal = collect(problem, groups, MAKING, {}, in_part=True)
    return replace(Cases.of(made, illegal=illegal), size=inputs_of(problem).size)


def answered(problem: Problem, made: list[Case], before: int = 0) -> list[Case]:
    """Return the cases with the answers of what stands for answer(), numbered anew.

    Where it fails itself, there is no answer; such a case is kept if it is legal for certain.
    """
    from kata.cases.referee import referee_of  # here, as few problems lack an answer()

    answers = referee_of(problem).answers([case.arguments for case in made])
    is_sure = constraints_of(problem).are_whole
    answered = zip(made, answers)
    known = [replace(case, answer=answer) for case, answer in answered if answer or is_sure]
    return [replace(case, number=number) for number, case in enumerate(known, before + 1)]


def _require_agreement(problem: Problem, made: list[Case]) -> None:
    """Raise an error if the answers disagree with the examples of the spec."""
    unchanged = (encode(case.values[0]) == case.answer for case in made)
    if problem.signature.way == CHANGED and all(unchanged):
        raise KataError(
            f"{shown(problem.rules_file)}: answer() neither returns anything nor changes its first"
            " argument; return the right answer, or change the argument"
        )
    for case, example in zip(made, problem.examples):
        try:
            agrees = checker.is_right(problem, case, encode(example.answer))
        except Exception as error:
            where = at(problem.rules_file, error)
            why = f"cannot tell whether {case.name} is right: {one_line(error)}"
            raise KataError(f"{where}: {why}") from None
        if not agrees:
            why = _disagreement(problem, case, example)
            raise KataError(f"{shown(problem.spec)}:{example.line}: {why}; correct one of them")


def _disagreement(problem: Problem, case: Case, example: Example) -> str:
    """Says how an example disagrees with problem.py; with accepts(), answers may differ."""
    stated = text_of(example.answer)
    if not problem.rules.accepts:
        given = f"{problem.reference_name} in problem.py gives {text_of(case.expected)}"
        return f"{case.name} states {stated}, but {given}"
    if why := checker.type_error(problem, case, example.answer):
        return f"{case.name} states {stated}: {why}"
    why = checker.refusal_of(problem, case.arguments, example.answer)
    what = stated if why == checker.REFUSED else why
    return f"accepts() in problem.py rejects {case.name}: {what}"


def collect(
    problem: Problem,
    groups: Iterable[Group],
    seconds: float,
    known: Known,
    before: int = 0,
    in_part: bool = False,
) -> tuple[list[Case], LeftOut]:
    """Return the cases of some groups, and which inputs were left out; an error names the case.

    If the time is over, that is an error, too, unless they may be made `in_part`.
    """
    made: list[Case] = []
    illegal: LeftOut = {}
    name = fewer = ""

    def told(error: BaseException, why: str) -> KataError:
        number = before + len(made)
        case = f"case {number + 1} ({name})" if name else f"after case {number}"
        if name.startswith(problem.kept_file.name):
            return KataError(f"{shown(problem.kept_file.parent)}/{name}: {why}")
        return KataError(f"{_where(problem, error)}: {case}: {why}")

    try:
        with alarm(seconds):
            for group in groups:
                fewer = group.fewer
                for one in group.inputs(problem):
                    name, arguments = one.name, checker.encoded(one.arguments)
                    is_new = group.name not in (GENERATED, ORDERS) or arguments not in known
                    answer = _answer(problem, arguments, known) if is_new else b""
                    if isinstance(answer, checker.IllegalError) and one.by_recipe:
                        left_out, first = illegal.get(group.name, (0, str(answer)))
                        illegal[group.name] = left_out + 1, first
                    elif isinstance(answer, checker.IllegalError):
                        raise answer  # noqa: TRY301 (which names the case)
                    elif is_new:
                        number = before + len(made) + 1
                        made.append(Case(number, group.name, name, arguments, answer))
                    name = ""  # this one is made
    except TimeoutError as error:
        if not in_part:
            why = f"making all cases takes over {seconds:g} s, and this was running"
            raise told(error, f"{why}; make it faster, or {fewer}") from None
    except (Exception, SystemExit) as error:
        why = error_line(error)
        if name and one.by_recipe and inputs_of(problem).derived:
            why += f"; no constraint forbids {', '.join(map(text_of, one.arguments))}"
        if not problem.statement:
            raise told(error, why) from None
        if not made:
            raise KataError("no input can be made of what its statement says") from None
        log_fault(f"the cases of {problem.slug} after {len(made)}", error)
    return made, illegal


def _answer(problem: Problem, arguments: bytes, known: Known) -> bytes | checker.IllegalError:
    """Return the answer, nothing where there is no answer(), or why the arguments are illegal."""
    if arguments not in known:
        try:
            if problem.has_answer:
                known[arguments] = checker.case_of(problem, 0, "", "", arguments).answer
            else:
                reason = checker.why_illegal(problem, arguments)
                known[arguments] = checker.IllegalError(reason) if reason else b""
        except checker.IllegalError as error:
            known[arguments] = error.with_traceback(None)
    return known[arguments]


def _where(problem: Problem, error: BaseException) -> str:
    """Return the file that an error comes from, with the line: problem.py or given.py."""
    given = problem.folder / "given.py"
    if isinstance(error, UnfitError) and given.is_file():
        return shown(given)
    if (line := line_of(error, given.name)) and not line_of(error, str(problem.rules_file)):
        return f"{shown(given)}:{line}"
    return at(problem.rules_file, error)


def error_line(error: BaseException) -> str:
    """Return an error in one line."""
    if isinstance(error, UnfitError):
        return f"the right answer: {error}"
    return f"illegal input: {error}" if isinstance(error, checker.IllegalError) else one_line(error)


def typed(problem: Problem, text: str) -> Cases:
    """A single case from an input typed like the spec's examples; an error if it is illegal."""
    arguments = parse_input(text, problem.signature, WHAT_WAS_TYPED)
    return _single(problem, TYPED, WHAT_WAS_TYPED, lambda: arguments)


def case_like(problem: Problem, case: Case, values: Any, seconds: float) -> Case | None:
    """The case with other arguments; None if they are illegal, or have no answer in that time."""
    try:
        with alarm(seconds):
            data = checker.encoded(values)
            return checker.case_of(problem, case.number, case.group, case.name, data)
    except (checker.IllegalError, KataError, UnfitError, TimeoutError):
        return None
    except Exception as error:  # problem.py takes this for legal, and has no answer
        log_fault(f"the answer of {problem.slug} to {values!r:.500}", error)
        return None


def _single(problem: Problem, group: str, name: str, make: Callable[[], Any]) -> Cases:
    """Return a single case; an error in one line if there is none, or if it takes too long."""
    try:
        with alarm(MAKING):
            case = checker.case_of(problem, 1, group, name, checker.encoded(make()))
    except TimeoutError:
        raise KataError(
            f"{name}: its answer takes longer than {MAKING} s; try a smaller input"
        ) from None
    except Exception as error:
        raise KataError(f"{name}: {error_line(error)}") from None
    return Cases.of([case])
