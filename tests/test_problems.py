"""The contract of every problem folder, and that each mistake in wrong/ is caught as declared."""

from functools import partial

from kata.cases.coverage import reach_lines, reach_of, shortfalls
from kata.cases.groups import GROUPS
from kata.cases.model import CONSTANTS
from kata.compare import workloads
from kata.judge.declared import LOADING, declared, how_caught, is_slow
from kata.judge.model import VerdictKind
from kata.paths import shown
from kata.problem.solution import DECLARED, LEVELS
from kata.pytest_plugin import fail
from kata.show.report import report
from kata.tools.case_counts import change_of
from kata.tools.new import open_parts

NO_ANSWER = (
    "there is no answer(): solutions are judged by the examples, and compared with each other"
)
FEWEST = 10  # different small inputs, unless they are all there are
CATCHING = *(group.name for group in GROUPS), CONSTANTS, LOADING
REFUTING = [
    word.value
    for word in (VerdictKind.WRONG, VerdictKind.TIME, VerdictKind.MEMORY, VerdictKind.RUNTIME)
]


def test_folder_is_complete(problem):
    """Broken: a part of the folder is missing, so that nothing would judge what it is for."""
    if parts := open_parts(problem):
        fail(f"problems/{problem.slug}/: {'; '.join(parts)}")
    if not problem.has_answer:  # solutions are dropped in as they are, and judged by each other
        return
    for solution in problem.solutions:
        for kind in "Time", "Space":
            solution.complexity(kind)
        if not solution.level:
            levels = ", ".join(f"{level} ({what})" for level, what in LEVELS.items())
            fail(f"{solution}: the docstring does not say `Level:` with one of {levels}")
        for name in solution.bewares:
            problem.solution(name)
    workloads.check(problem)
    if "<!-- solutions -->" not in problem.spec.read_text(encoding="utf-8"):
        fail(f"{shown(problem.spec)} has no place for the list of solutions: <!-- solutions -->")
    for mistake in problem.mistakes:
        if not mistake.docstring:
            fail(f"{mistake}: a docstring must say what the mistake is")
        for name in DECLARED:
            mistake.declared(name, "")


def test_cases_are_complete(problem, with_cases, record_property):
    """Broken: a case is illegal or not as counted, a group is empty, or the answer is wrong."""
    found = with_cases(problem, partial(reach_of, problem))
    for group in "small", "generated":
        if group not in found.groups and not (group == "generated" and problem.rules.inputs):
            fail(f"{shown(problem.rules_file)}: no case in the group {group!r}; add one")
    small = found.groups["small"]
    if small.different < small.cases:
        fail(f"{shown(problem.rules_file)}: small() gives an input twice")
    if small.different < FEWEST and not problem.rules.is_whole_domain:
        why = f"the group 'small' has only {small.different} different inputs"
        fail(f"{shown(problem.rules_file)}: {why}; let more of them be chosen")
    if change := change_of(problem, found):
        fail(f"problems/cases.tsv: {problem.slug} has other cases: {change}; make fmt counts them")
    record_property("reach", [*reach_lines(problem, found)])
    unknown = [] if problem.has_answer else [NO_ANSWER]
    missed = [f"{problem.slug}: {line}" for line in [*unknown, *shortfalls(problem, found)]]
    record_property("missed", missed)


def test_mistake_is_caught(mistake, verdict_of, record_property):
    """Broken: the judge accepts a wrong solution, or rejects it for another reason."""
    wanted = declared(mistake)
    for name, known in {"VERDICT": REFUTING, "CAUGHT_BY": CATCHING}.items():
        if (value := getattr(wanted, name)) not in known:
            fail(f"{mistake}: {name} = {value!r} is unknown; write one of: {', '.join(known)}")
    verdict = verdict_of(mistake)
    record_property("mistake judged", not verdict.before)
    if verdict.accepted:
        slow = ", but declares to be too slow; make it slower, or add a larger case"
        fix = slow if is_slow(mistake) else "; add a case that catches it"
        fail(f"{mistake}: is Accepted{fix}")
    found = how_caught(verdict)
    if changed := [n for n in found._fields if getattr(found, n) != getattr(wanted, n)]:
        fix = ", ".join(f'{name} = "{getattr(found, name)}"' for name in changed)
        why = f"is caught in another way than it declares; if that is meant, write {fix}"
        fail(f"{mistake}: {why}\n{report(verdict)}")
