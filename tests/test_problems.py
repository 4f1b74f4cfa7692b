"""The contract of every problem folder, and that each mistake in wrong/ is caught as declared."""

from functools import partial
from itertools import takewhile

import pytest
from conftest import LATE_GROUPS, in_one_line, known_cases
from kata.cases.case import CONSTANTS
from kata.cases.groups import GROUPS
from kata.cases.reach import missed, reach_of, told
from kata.commands.new import UNWRITTEN
from kata.compare import workloads
from kata.judge.earlier import remembered
from kata.judge.one import judge, judge_some
from kata.judge.verdict import Word
from kata.paths import shown
from kata.problem.solution import DECLARED
from kata.show.report import report
from kata.wire.limits import Limits

FEWEST = 10  # different inputs of a group, unless they are all there are
LOADING = "loading"  # of the file, where no case is reached
CATCHING = *(group.name for group in GROUPS), CONSTANTS, LOADING
REFUTING = [word.value for word in Word if word not in (Word.ACCEPTED, Word.NOT_JUDGED)]


def fail(message):
    pytest.fail(message, pytrace=False)


def test_folder_is_complete(problem):
    """Broken: a part of the folder is missing, so that nothing would judge what it is for."""
    if missing := problem.missing():
        fail(f"problems/{problem.slug}/ lacks {', '.join(missing)}")
    texts = {s.path: s.docstring for s in problem.solutions + problem.mistakes}
    for path, text in ({problem.spec: problem.text} | texts).items():
        if left := ", ".join(repr(part.strip()) for part in UNWRITTEN if part in text):
            fail(f"{shown(path)} still says what its template says: {left}; write your own")
    for solution in problem.solutions:
        for kind in "Time", "Space":
            in_one_line(solution.complexity, kind)
    in_one_line(workloads.check, problem)
    if "<!-- solutions -->" not in problem.spec.read_text(encoding="utf-8"):
        fail(f"{shown(problem.spec)} has no place for the list of solutions: <!-- solutions -->")
    for mistake in problem.mistakes:
        if not mistake.docstring:
            fail(f"{mistake}: a docstring must say what the mistake is")
        for name in DECLARED:
            in_one_line(mistake.declared, name, "")


def test_cases_are_complete(problem, record_property):
    """Broken: a case is illegal, a group is empty, or spec and reference disagree."""
    found = in_one_line(reach_of, problem)
    for group in "small", "generated":
        whole = group == "generated" and problem.rules.is_whole_domain
        if group not in found.groups and not whole:
            fail(f"{shown(problem.rules_file)}: no case in the group {group!r}; add one")
    small = found.groups["small"]
    if small.different < small.cases:
        fail(f"{shown(problem.rules_file)}: small() gives an input twice")
    for group in () if problem.rules.is_whole_domain else ("small", "generated"):
        if (count := found.groups[group].different) < FEWEST:
            why = f"the group {group!r} has only {count} different inputs"
            fail(f"{shown(problem.rules_file)}: {why}; choose more of them at random")
    record_property("reach", [*told(problem, found)])
    record_property("missed", [f"{problem.slug}: {line}" for line in missed(problem, found)])


def beginning(mistake):
    """The index of the case from which a mistake is judged: earlier ones should not catch it.

    Whether they do is tested with the engine, since it takes too long for `make test`.
    """
    too_slow = mistake.declared("VERDICT", Word.WRONG) == Word.TIME
    wanted = "generated" if too_slow else mistake.declared("CAUGHT_BY", "small")
    groups = reach_of(mistake.problem).groups
    if wanted not in LATE_GROUPS or wanted not in groups:
        return 0
    return sum(groups[group].cases for group in takewhile(lambda name: name != wanted, groups))


def caught(verdict, group):
    """How a mistake was caught, as a file declares it; `group` is the one that it declares."""
    case = verdict.refuted_by
    by = case.group if case else LOADING
    # where a mistake becomes too slow depends on the machine
    return {"VERDICT": verdict.word.value, "CAUGHT_BY": group if verdict.word == Word.TIME else by}


def test_mistake_is_caught(mistake, fresh):
    """Broken: the judge accepts a wrong solution, or rejects it for another reason."""
    word = in_one_line(mistake.declared, "VERDICT", Word.WRONG.value)
    if word not in REFUTING:
        known = ", ".join(REFUTING)
        fail(f"{mistake}: VERDICT = {word!r} is not a verdict; write one of: {known}")
    group = in_one_line(mistake.declared, "CAUGHT_BY", "small")
    if group not in CATCHING:
        known = ", ".join(CATCHING)
        fail(f"{mistake}: CAUGHT_BY = {group!r} is not a group of cases; write one of: {known}")
    limits = Limits(case=0.5) if word == Word.TIME else Limits()
    declared = {"VERDICT": word, "CAUGHT_BY": group}
    begin = in_one_line(beginning, mistake)

    def find():
        cases = known_cases(mistake.problem)
        verdict = judge_some(mistake, cases, range(begin, len(cases)), limits)
        if verdict.accepted:  # by the cases that should catch it; others may
            verdict = judge(mistake, cases, limits, explain=False)
        return verdict

    def as_declared(verdict):
        return caught(verdict, group) == declared

    found_before = partial(remembered, start=begin, fresh=fresh)
    verdict = in_one_line(found_before, mistake, limits, find, as_declared)
    if verdict.accepted:
        fail(f"{mistake}: is Accepted; add a case that catches it")
    found = caught(verdict, group)
    if found != declared:
        fix = ", ".join(f'{n} = "{found[n]}"' for n in found if found[n] != declared[n])
        text = (
            f"{mistake}: is caught in another way than it declares; if that is meant, write {fix}"
        )
        fail(f"{text}\n{report(verdict)}")
