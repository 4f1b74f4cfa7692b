"""The change that repairs a solution: it is true for what it was checked on, or nothing is said."""

from itertools import count
from time import monotonic

import pytest
from kata.cases.generate import cases_of
from kata.cases.single import typed
from kata.edits.repairs import repairs
from kata.judge.model import VerdictKind
from kata.judge.trial import Trial
from kata.problem.lookup import find_problem
from kata.watch.why import candidates
from kata.watch.why.smallest_repair import bounds_of, described
from kata.wire.limits import Limits
from tiny import judged, spoken

TIME_FOR_ALL = "from kata.watch.why import smallest_repair\nsmallest_repair.SEARCHING = 600.0\n"
NO_TIME = "from kata.watch.why import smallest_repair\nsmallest_repair.SEARCHING = 0.0\n"

HINTS = {  # {body of `double`, from line 10 on: the hint}
    "total = 0\nfor _ in range(number):\n    total += 1\nreturn total": (
        "with this as line 12, it would be Accepted:\ntotal += 2"
    ),
    "total = 0\nfor _ in range(number):\n    total += 2\n    return total\nreturn total": (
        "with line 13 one indentation level further out, it would be Accepted:\nreturn total"
    ),
    "total = number\nwhile total < 2 * number:\n    total -= 1\nreturn total": (
        "with this as line 12, it would be Accepted:\ntotal += 1"
    ),
    "return [0][number]": "",
    "return 2 * number + (number == 48)": "",  # a single case fails, which luck may repair
}


@pytest.mark.parametrize("body", HINTS)
def test_the_report_says_which_change_repairs_it(repository, body):
    """Broken: a change is named that does not repair it, or none where there is a small one."""
    repository.patch(TIME_FOR_ALL)
    assert spoken(judged(repository, body)["hint"]) == HINTS[body]


def test_what_is_not_checked_in_time_is_not_said(repository):
    """Broken: the search goes on when its time is over, or says what it had no time to check."""
    repository.patch(NO_TIME)
    assert judged(repository, next(iter(HINTS)))["hint"] == []


def test_no_hint_is_given_to_whoever_wants_none(repository):
    """Broken: the answer is told to somebody who asked not to be told."""
    body = next(iter(HINTS))
    assert judged(repository, body, "--hints=0")["hint"] == []


def test_a_hint_is_part_of_the_report(repository):
    """Broken: a person is not told what the JSON object says."""
    repository.patch(TIME_FOR_ALL)
    judged(repository, next(iter(HINTS)))
    report = repository.kata("judge", "--file=elsewhere/one.py", "double").stdout
    assert "  Hint: with this as line 12, it would be Accepted:\n        total += 2\n" in report


def test_what_has_not_responded_by_its_end_is_late():
    """Broken: on a busy machine, a check takes as long as the processor has no time for it."""
    problem = find_problem("climbing-stairs")
    with Trial(problem.solutions[0], end=monotonic()) as trial:
        assert next(trial.outcomes(cases_of(problem), range(1))).kind != VerdictKind.ACCEPTED


OLD = "a\nif b:\n    c\n    d\ne"


@pytest.mark.parametrize(
    ("new", "told"),
    [
        ("a\nif b:\n    x\n    d\ne", "with this as line 3, C:\nx"),
        ("a\nif b:\n    c\n    d\n", "without line 5, C:\ne"),
        ("a\nif b:\n    c\n    pass\ne", "without line 4, C:\nd"),
        ("a\nif b:\n    c\nd\ne", "with line 4 one indentation level further out, C:\nd"),
        ("a\nif b:\n    c\n    d\n    e", "with line 5 one indentation level further in, C:\ne"),
        ("a\nif b:\n    c, d\ne", "with this in place of lines 3 to 4, C:\nc, d"),
        ("a\nif b:\n    d\n    c\ne", "with line 3 after line 4, C:\nc"),
        ("a\nif b:\n    d\nc\ne", "with line 3 after line 4 further out, C:\nc"),
        ("a\ne\nif b:\n    c\n    d", "with line 5 before lines 2 to 4, C:\ne"),
        ("if b:\n    c\n    d\na\ne", "with line 1 after lines 2 to 4, C:\na"),
        ("a\nif b:\n    c\n    x\n    d\ne", "with this after line 3, C:\nx"),
        ("a\nif b:\n    x\n    c\n    d\ne", "with this after line 2, C:\nx"),
        ("a\nif b:\n    c\n    d\n    x\ne", "with this after line 4, C:\nx"),
        ("a\nif b:\n    c\n    d\nx\ne", "with this before line 5, C:\nx"),
        ("a\nif b:\n    c\n    d\n  x\ne", ""),
        ("x\ny\nif b:\n    c\n    d\ne", ""),
    ],
)
def test_a_change_is_told_as_one_would_make_it(new, told):
    """Broken: whoever follows a hint changes something else than what was tried."""
    assert spoken(described(OLD, new, "C")) == told


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("while low < high:\n    low += 1", "while low <= high:\n    low += 1"),
        ("for i in some:\n    x\n    y = 1", "for i in some:\n    x\ny = 1"),
        ("best = min(a, b)", "best = max(a, b)"),
        ("rows.append(row)", "rows.append(row[:])"),
        ("return counts[key]", "return counts.get(key, 0)"),
        ("fits(low, high)", "fits(high, low)"),
        ("if a:\n    break", "if a:\n    continue"),
        ("return fits(low)", "if fits(low): return True"),
        ("row[low] = {}", "if low not in row: row[low] = {}"),
        ("best = min(a, b)", "if a >= 0: best = min(a, b)"),
        ("best = min(a, b)", "if a: best = min(a, b)"),
        ("if a.pop() != b:\n    x", "if not a or a.pop() != b:\n    x"),
        ("if low in row:\n    row[low]", "if (low in row) and row[low] != low:\n    row[low]"),
        ("if a >= 1 or b >= 1:\n    x", "if a < 0 or b < 0 or a >= 1 or b >= 1:\n    x"),
        ("if a < 1 and b < 1:\n    x", "if a >= 0 and b >= 0 and a < 1 and b < 1:\n    x"),
        ("return row[-1]", "return max(row)"),
        ("return True", "return not row"),
        ("a = b\nb = a", "a, b = b, a"),
        ("if not row:\n    x\na", "if not row:\n    x\nif len(row) == 1:\n    return row[0]\na"),
        ("row[a]", "if row[a] == '0':\n    return 0\nrow[a]"),
        ("low.add(a)\nfits()", "low.add(a)\nfits()\nlow.remove(a)"),
        ("row[a] = 'Q'\nb == '.'", "row[a] = 'Q'\nb == '.'\nrow[a] = '.'"),
        ("a = row.next", "a = row.next\nrow.next = None"),
        ("a = row[:]", "a = [row[:] for row in row]"),
        ("row.sort()", "row.sort(reverse=True)"),
        ("while a > 0:\n    x", "while a > low:\n    x"),
        ("row.next = a\nreturn row", "row.next = a\nreturn low.next"),
        ("row.remove(a)", "row.discard(a)"),
        ("row.append(a)", "heappush(row, a)"),
        ("if row[a]:\n    x", "if row[a] == 1:\n    x"),
        ("return row", "return row[::-1]"),
        ("return a // 2", "return (a + 1) // 2"),
        ("if a >= b:\n    x", "if a > b:\n    x"),
        ("for i in range(a):\n    x", "for i in range(a + 1):\n    x"),
        ("row = [0] * 20000", "row = [0] * 20001"),
        ("for i in a:\n    for j in b:\n        x", "for j in b:\n    for i in a:\n        x"),
    ],
)
def test_what_people_get_wrong_is_tried(wrong, right):
    """Broken: a common mistake has no hint."""
    lines = ("\n".join(f"    {line}" for line in text.splitlines()) for text in (wrong, right))
    before, after = (f"def f(low, high, a, b, row):\n{text}\n" for text in lines)
    if "break" in wrong:
        before, after = (
            text.replace("    if", "    while a:\n     if") for text in (before, after)
        )
    assert after in {one.text for one in repairs(before)}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("return a / 1.3", "return a - 1 / 1.3"),
        ("return 2 ** 31 - 1", "return 2 ** 31 + 1"),
        ("if a == 'x':\n    b", "if a == 0:\n    b"),
        ("if a:\n    return b\nb = 1\nb = 2", "if a:\n    return b\n    b = 1\nb = 2"),
    ],
)
def test_what_would_be_right_by_luck_only_is_not_tried(text, changed):
    """Broken: a hint names a change that misleads, or code that would never run."""
    before, after = (
        "def f(a, b):\n" + "".join(f"    {line}\n" for line in one.splitlines())
        for one in (text, changed)
    )
    assert after not in {one.text for one in repairs(before)}


def test_files_with_tabs_have_the_same_changes():
    """Broken: where lines are indented by tabs, no added line repairs anything."""
    source = "def f(a, b):\n    for i in a:\n        if i > 2:\n            b += i\n    return b\n"
    with_tabs = {one.text for one in repairs(source.replace("    ", "\t"))}
    assert with_tabs == {one.text.replace("    ", "\t") for one in repairs(source)}


def test_the_search_for_a_change_counts_processor_time(monkeypatch):
    """Broken: on a busy machine, not one change is tried."""
    clock = count(monotonic())
    monkeypatch.setattr(candidates, "monotonic", lambda: next(clock))  # a second at each look
    solution = find_problem("climbing-stairs").solutions[0]
    example = typed(solution.problem, "n = 3")[0]
    found = candidates.CandidateRunner(solution, Limits(), 2.0).right([solution.source], [example])
    assert found == [solution.source]


def test_a_number_that_the_constraints_state_is_no_luck():
    """Broken: of a table that is one too short, no hint says so, as small inputs do not show it."""
    stated = bounds_of(find_problem("coin-change"))
    assert {10_000, 10_001} <= stated
    assert 9_973 not in stated
