"""The contract of every problem folder, and that each mistake in wrong/ is caught as declared."""

import re

from kata import KataError
from kata.cases.groups import GROUPS
from kata.cases.model import CONSTANTS, SMALL
from kata.compare import workloads
from kata.judge.declared import LOADING, declared, how_caught, is_slow
from kata.judge.model import VerdictKind
from kata.paths import shown
from kata.problem.catalog import by_number, problem_called
from kata.problem.lookup import road
from kata.problem.solution import DECLARED, LEVELS, TO_KNOW
from kata.pytest_plugin import fail
from kata.show.report import report, typed_case
from kata.text import near
from kata.tools.case_counts import change_of, counts_of, lines_on, poverty
from kata.tools.new import open_parts
from kata.tools.refuted import alone_on, refutation_of, texts_of

CATCHING = *(group.name for group in GROUPS), CONSTANTS, LOADING
REFUTING = [
    word.value
    for word in (VerdictKind.WRONG, VerdictKind.TIME, VerdictKind.MEMORY, VerdictKind.RUNTIME)
]


def require_listed(problem):
    """Fail if the line below the title has another number or difficulty, or a mistyped topic."""
    listed = problem_called(problem.address or problem.slug)
    if listed:
        level = rf"\]\(https://leetcode.*?\), {listed.difficulty.lower()}, "
        is_so = re.search(level, problem.text) and by_number(problem.number) == listed
        is_topic = problem.topic in road() or not near(problem.topic, road(), 1)
        if not is_so or not problem.topic or not is_topic:
            address = problem.address or f"https://leetcode.com/problems/{problem.slug}/"
            line = f"LeetCode [{listed.number}]({address}), {listed.difficulty.lower()}, <topic>"
            topics = ", ".join(road())
            fail(f"{shown(problem.spec)}: write below the title: {line}; the topics are: {topics}")


def require_derivation(problem):
    """Fail unless each solution leads back, From by From, to one that comes to mind first."""
    known = {one.name: one for one in (*problem.mistakes, *problem.solutions) if one.level}
    first = min(one.level for one in known.values())
    for solution in known.values():
        name, why = solution.came_from
        before, passed = known.get(name), [solution.name]
        if name and not why:
            fail(f"{solution}: From: {name}; say in half a sentence what changes, and why")
        if name and not before:
            fail(f"{solution}: From: {name}; no solution with a level has that name; write another")
        if not name and solution.level > first:
            fail(f"{solution}: the docstring does not say `From:`; name the solution before it")
        if before and before.level > solution.level:
            fail(f"{solution}: From: {name}; which has a higher level, so it is read later")
        while before:
            if before.name in passed:
                circle = " from ".join([*passed, before.name])
                fail(f"{solution}: From: {name}; {circle} is a circle")
            passed.append(before.name)
            before = known.get(before.came_from[0])
        if solution.level == TO_KNOW and solution.stated("Ask") in ("", "?"):
            fail(f"{solution}: the docstring does not say `Ask:`; ask what leads to the idea")


def test_folder_is_complete(problem):
    """Broken: a part of the folder is missing, so that nothing would judge what it is for."""
    if parts := open_parts(problem):
        fail(f"problems/{problem.slug}/: {'; '.join(parts)}")
    if not problem.has_answer:  # solutions are dropped in as they are, and judged by each other
        return
    for solution in problem.solutions:
        for kind in "Time", "Space":
            if "?" in (solution.stated(kind) or "?"):
                fail(f"{solution}: the docstring does not say `{kind}: O(...)`; add it")
        if not solution.level:
            levels = ", ".join(f"{level} ({what})" for level, what in LEVELS.items())
            fail(f"{solution}: the docstring does not say `Level:` with one of {levels}")
        for name in solution.bewares:
            try:
                problem.solution(name)
            except KataError as error:
                fail(f"{solution}: Beware: {error}")
    require_derivation(problem)
    require_listed(problem)
    workloads.check(problem)
    if "<!-- solutions -->" not in problem.spec.read_text(encoding="utf-8"):
        fail(f"{shown(problem.spec)} has no place for the list of solutions: <!-- solutions -->")
    for mistake in problem.mistakes:
        if not mistake.docstring:
            fail(f"{mistake}: a docstring must say what the mistake is")
        for name in DECLARED:
            mistake.declared(name, "")


def test_cases_are_complete(problem, record_property):
    """Broken: cases are illegal, too few or not as counted, or the answer is wrong."""
    found = counts_of(problem)
    cases, different = found.groups.get("small", (0, 0))
    if different < cases:
        fail(f"{shown(problem.rules_file)}: small() gives an input twice")
    if why := poverty(problem, found):
        fail(f"{shown(problem.rules_file)}: {why}")
    if change := change_of(problem, found):
        fail(f"problems/cases.tsv: {problem.slug} has other cases: {change}; make fmt counts them")
    record_property("cases", [*lines_on(problem, found)])


def require_listed_as_refuted(mistake, verdict):
    """Fail unless the input that the README shows refutes a mistake, with these results."""
    row, failure = refutation_of(mistake), verdict.failure
    if not row or not row.input:
        return
    if failure.case.group != SMALL or typed_case(mistake.problem, failure.case) != row.input:
        failure = alone_on(mistake, row.input)
    found = texts_of(mistake, failure) if failure else ("", "", "it is right there")
    if found[:2] != row[:2] or (failure.kind == VerdictKind.WRONG and found[2] != row.actual):
        fail(f"{mistake}: problems/refuted.tsv says {row[:3]}, found is {found}; run make fmt")


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
    require_listed_as_refuted(mistake, verdict)
