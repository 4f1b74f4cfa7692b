"""The change that repairs a solution: it is true for what it was checked on, or nothing is said."""

from time import monotonic

import pytest
from kata.cases.generate import cases_of
from kata.edits.repairs import repairs
from kata.judge.model import VerdictKind
from kata.judge.trial import Trial
from kata.problem.lookup import find_problem
from kata.watch.why.smallest_repair import described
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
    "def go(n):\n    if n == 0:\n        return 0\n    go(n - 1)\n    return go(n - 1) + 1\n"
    "return go(number)": "",  # what gives twice the number takes twice as long for each more
    "total = 0\nfor _ in range(number):\n    total += 1\nreturn total"
    + "\n#" * 5000: "",  # too long
    "total = number\nwhile total < 2 * number:\n    total -= 1\nreturn total": "",  # no account
    "return [0][number]": "",
    "return 2 * number + (number == 48)": (
        "with this as line 10, it would be Accepted:\nreturn 2 * number"
    ),
    "if number == 48:\n    return 97\nreturn 2 * number": "",  # luck may repair one case
}


@pytest.mark.parametrize("body", HINTS)
def test_the_report_says_which_change_repairs_it(repository, body):
    """Broken: a change is named that does not repair it, or none where there is a small one."""
    repository.patch(TIME_FOR_ALL)
    assert spoken(judged(repository, body, "--hints=1")["hint"]) == HINTS[body]


def test_what_is_not_checked_in_time_is_not_said(repository):
    """Broken: the search goes on when its time is over, or says what it had no time to check."""
    repository.patch(NO_TIME)
    assert judged(repository, next(iter(HINTS)), "--hints=1")["hint"] == []


def test_no_hint_is_given_to_whoever_asks_for_none(repository):
    """Broken: the answer is told to somebody who asked not to be told."""
    body = next(iter(HINTS))
    assert judged(repository, body)["hint"] == []


def test_a_hint_is_part_of_the_report(repository):
    """Broken: a person is not told what the JSON object says."""
    repository.patch(TIME_FOR_ALL)
    judged(repository, next(iter(HINTS)))
    report = repository.kata("judge", "--file=elsewhere/one.py", "double", "--hints=1").stdout
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
        ("x\ny\nif b:\n    c\n    d\ne", ""),
    ],
)
def test_a_change_is_told_as_one_would_make_it(new, told):
    """Broken: whoever follows a hint changes something else than what was tried."""
    assert spoken(described(OLD, new, "C")) == told


def lined(body):
    """A function with this body, in a loop."""
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    return f"def f(low, high, a, b, row):\n    while a:\n{lines}"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("while low < high:\n    low += 1", "while low == high:\n    low += 1"),
        ("if a >= 1 or b:\n    x", "if a >= 1 and b:\n    x"),
        ("if a:\n    break", "if a:\n    continue"),
        ("row = [0] * 20000", "row = [0] * 20001"),
        ("for i in range(a):\n    x", "for i in range(a + 1):\n    x"),
        ("best = min(a, b)", "best = max(a, b)"),
        ("row.remove(a)", "row.discard(a)"),
        ("a = row.left", "a = row.right"),
        ("row[a] = 3 * (a + b) - a", "row[a] = 3 * (a + b)"),
        ("row[a] = 3 * (a + b) - a", "row[a] = (a + b) - a"),
        ("if a and b and row:\n    x", "if a and row:\n    x"),
        ("if a == b:\n    x", "if a >= b:\n    x"),
        ("for i in some:\n    x\n    y = 1", "for i in some:\n    x\ny = 1"),
        ("a = b\nb = a", "a, b = b, a"),
        ("for i in a:\n    for j in b:\n        x", "for j in b:\n    for i in a:\n        x"),
    ],
)
def test_what_people_get_wrong_is_tried(wrong, right):
    """Broken: a common mistake has no hint."""
    assert lined(right) in {*repairs(lined(wrong), {*range(1, 20)})}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("return a / 1.3", "return a - 1 / 1.3"),
        ("if a:\n    return b\nb = 1\nb = 2", "if a:\n    return b\n    b = 1\nb = 2"),
        ("b = 1\nreturn b", "return b\nb = 1"),
        ("a.next = b", "a.prev = b"),
        ("return a == b", "return a <= b"),
        ("if a < b:\n    x\nelse:\n    y", "if True:\n    x\nelse:\n    y"),
        ("if a and b:\n    x", "if a and True:\n    x"),
        ("f(a)\nf(a)", "f(a)\nf(a)"),  # the two exchanged
    ],
)
def test_what_would_be_right_by_luck_only_is_not_tried(text, changed):
    """Broken: a hint names a change that misleads, or is none, or code that would never run."""
    assert lined(changed) not in {*repairs(lined(text), {*range(1, 20)})}


def test_an_operand_is_left_out_before_a_comparison_is_reversed():
    """Broken: a hint reverses a comparison by accident, where a factor is the mistake."""
    found = [*repairs(lined("a = 3 * sum(x != y for x, y in row)"), {3})]
    dropped, reversed_ = (lined(f"a = {one} for x, y in row)") for one in TWO)
    assert found.index(dropped) < found.index(reversed_)


TWO = "sum(x != y", "3 * sum(x == y"


def test_only_the_lines_that_matter_are_changed():
    """Broken: the search takes longer than it has, or changes what did not lead to the failure."""
    found = {*repairs(lined("low = a + 1\nhigh = b + 1"), {4})}
    assert lined("low = a + 1\nhigh = b - 1") in found
    assert lined("low = a - 1\nhigh = b + 1") not in found


def test_where_few_inputs_fail_no_number_is_changed():
    """Broken: a hint names a number with which the one input that fails is right by accident."""
    source = lined("if a < 7:\n    row.append(a % 9973)")
    lines = {3, 4}
    rare = {*repairs(source, lines, is_rare=True)}
    assert source.replace("9973", "9974") in {*repairs(source, lines)} - rare
    assert source.replace("a < 7", "a <= 7") in rare


def test_files_with_tabs_have_the_same_changes():
    """Broken: where lines are indented by tabs, no moved line repairs anything."""
    source, lines = (
        "def f(a, b):\n    for i in a:\n        if i > 2:\n            b += i\n",
        {2, 3, 4},
    )
    with_tabs = {*repairs(source.replace("    ", "\t"), lines)}
    assert with_tabs == {one.replace("    ", "\t") for one in repairs(source, lines)}
