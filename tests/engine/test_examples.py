"""Examples before code: what is said of each is right, and counts as judging the mistakes would."""

from argparse import Namespace
from collections import Counter
from random import Random

import pytest
from kata.cases.checker import encoded
from kata.cases.generate import cases_of
from kata.cases.model import Cases
from kata.commands.examples import drawn
from kata.judge.trial import Trial
from kata.judge.verdict import judge_one
from kata.paths import ROOT
from kata.practice.examples import Progress, hints, parted, score, shown_case, tried
from kata.practice.typical import Mistakes, fewest, known_of, may_be_typical, single
from kata.problem.lookup import find_problem, problems
from tiny import solution

SOME = ["merge-intervals", "two-sum", "valid-parentheses", "min-stack", "n-queens"]


@pytest.mark.parametrize("slug", SOME)
def test_a_documented_example_is_right(slug):
    """Broken: what the statement itself says is called illegal, or wrong."""
    problem = find_problem(slug)
    with Mistakes(problem, known_of(problem, cases_of(problem))) as mistakes:
        for example in problem.examples:
            case = single(problem, encoded(tuple(example.arguments)))[0]
            assert tried(problem, shown_case(problem, case), mistakes.refuted_by).line


WORDS = """intervals [[1,4],[4,5]] [[1,5]] [] = -> → , 3 "a" null true \\ ( [[0,0]] [[2,1]] '' 1e9
    [[1,2],[3,4],[1,9]] [[1,9]] intervals=[[0,0]] -1 nan #""".split()


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_typed_the_counts_are_those_of_judging_each_mistake(seed):
    """Broken: nonsense ends it, an answer is told unasked, or a count is not what judging gives."""
    problem, rng = find_problem("merge-intervals"), Random(seed)
    cases = cases_of(problem)
    progress = Progress(known := known_of(problem, cases))
    some = {one.name: one for one in problem.mistakes if one.name in known.least}
    small = [shown_case(problem, cases[i]) for i in rng.sample(range(len(cases)), 8)]
    lines = [" ".join(rng.choices(WORDS, k=rng.randrange(8))) for _ in range(100)]
    lines += [line for line in small if len(line) < 200]
    with Mistakes(problem, known) as mistakes:
        for line in rng.sample(lines, len(lines)):
            found = tried(problem, line, mistakes.refuted_by)
            progress.take(found)
            assert bool(found.said) != bool(found.line), line
            if found.case and not found.line:
                assert str(found.case.expected) not in found.said.replace(line, "")
            if found.line:
                alone = single(problem, found.case.arguments)
                judged = {
                    name for name, one in some.items() if not judge_one(one, alone, 0)[0].accepted
                }
                assert found.refuted == judged, line


def test_a_wrong_answer_is_not_given_away_until_it_is_asked_for():
    """Broken: the right answer stands in the line that says that the typed one is wrong."""
    problem = find_problem("merge-intervals")
    progress = Progress(known_of(problem, cases_of(problem)))
    found = tried(problem, "intervals = [[1,4],[4,7]] -> [[1,4],[4,7]]", lambda _: frozenset())
    progress.take(found)
    assert "[[1,7]]" not in found.said
    assert [*hints(problem, progress)] == ["  intervals = [[1,4],[4,7]] → [[1,7]]"]
    assert all("value" in line for line in hints(problem, progress))


@pytest.mark.parametrize(
    ("slug", "line", "given", "answer"),
    [
        ("two-sum", "[3,3], 6 -> [0,1]", "[3,3], 6", "[0,1]"),
        ("two-sum", "[3,3]\n6\n[0,1]", "[3,3]\n6", "[0,1]"),
        ("valid-parentheses", 's = "->" -> false', 's = "->"', "false"),
        ("valid-parentheses", 's = "()"', 's = "()"', ""),
        ("valid-parentheses", "what -> ever", "", ""),
    ],
)
def test_where_the_answer_begins(slug, line, given, answer):
    """Broken: an arrow inside a string ends the input, or a line of its own is no answer."""
    assert parted(find_problem(slug), line) == (given, answer)


@pytest.mark.parametrize("value", ['"a"', "1.5", "true", "{}"])
def test_a_node_holds_what_the_examples_hold(value):
    """Broken: a tree of letters is a legal example, and refutes whatever adds numbers."""
    line = f"root = [{value}] -> [{value}]"
    said = tried(find_problem("invert-binary-tree"), line, lambda _: frozenset()).said
    assert said.startswith("illegal input")


def test_any_right_answer_is_right():
    """Broken: another order than ours is called wrong where the statement allows it."""
    problem = find_problem("merge-intervals")
    line = "[[1,2],[4,5]] -> [[4,5],[1,2]]"
    assert tried(problem, line, lambda _: frozenset()).line


def test_as_few_as_refute_all():
    """Broken: the set that is called smallest has an input too many, or leaves a mistake."""
    refuted = {b"1": "ab", b"2": "bc", b"3": "cd", b"4": "ac", b"5": "a"}
    assert {*fewest({data: frozenset(names) for data, names in refuted.items()})} == {b"1", b"3"}
    assert fewest({}) == []


def test_what_is_told_of_those_that_leetcode_accepted():
    """Broken: nobody hears that a mistake that is left was accepted elsewhere."""
    problem = find_problem("merge-intervals")
    progress = Progress(known_of(problem, cases_of(problem)))
    said = score(progress, problem, frozenset())
    assert (
        said == "it refutes 0 of 9 typical mistakes; 9 still pass, 1 of them accepted by LeetCode"
    )


def test_only_mistakes_that_a_person_can_refute_are_asked_for():
    """Broken: one is to type an input of 10,000 numbers, or to wait for a slow solution."""
    options = Namespace(code=True, reported=False)
    problem = find_problem("two-sum")
    found = [mistake for *_, mistake in drawn([problem], options, Random(0))]
    assert all(one.declared("VERDICT", "Wrong Answer") != "Time Limit Exceeded" for one in found)
    options.reported = True
    assert all(one.declared("REPORTED", "") for *_, one in drawn([problem], options, Random(0)))


def test_what_the_documented_examples_refute():
    """Broken: the manual's numbers are not those of judging each mistake on the examples."""
    every, refuted, reported = Counter(), Counter(), Counter()
    for problem in problems():
        stated = [single(problem, encoded(tuple(one.arguments)))[0] for one in problem.examples]
        for mistake in filter(may_be_typical, problem.mistakes):
            with Trial(mistake) as trial:
                outcomes = trial.outcomes(Cases.of(stated), range(len(stated)))
                fails = any(one.kind.rejects for one in outcomes)
            every[problem.topic] += 1
            refuted[problem.topic] += fails
            reported[fails] += bool(mistake.declared("REPORTED", ""))
    text = (ROOT / "problems/ACCEPTED.md").read_text()
    for topic, count in every.items():
        assert f"| {topic} | {count} | {refuted[topic]} |\n" in text
    total, caught = f"{every.total():,}", f"{refuted.total():,}"
    assert f"Of the {total} mistakes" in text
    assert f"refute {caught}; of the {reported.total()} among them" in text
    assert f"to accept, {reported[True]}.\n" in text
    assert f"only {caught} of the {total} [mistakes]" in (ROOT / "README.md").read_text()


# Inputs that people hand in.


def test_an_input_that_refutes_something_is_kept_once_and_judged(repository):
    """Broken: KEEP=1 keeps nothing, the same twice, or what nobody judges."""
    repository.write(
        "problems/double/solutions/off.py", solution("return number * 2 + number // 4")
    )
    first = repository.kata("judge", "double", "off", "--keep")
    line = "number = 4  # refutes off.py"
    assert f"kept in problems/double/cases.txt: {line}" in first.stdout
    again = repository.kata("judge", "double", "off", "--keep")
    assert "case 2 of " in again.stdout
    assert "cases.txt:1" in again.stdout
    assert (repository.root / "problems/double/cases.txt").read_text() == f"{line}\n"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("number = 101", "cases.txt:2: illegal input: 101: the bounds are 0 to 100"),
        ("number = ", "cases.txt:2: 'number =' is not an input; write it as: number = ..."),
    ],
)
def test_a_kept_input_that_cannot_be_is_named(repository, line, says):
    """Broken: a mistyped line is passed over, or nobody says where it stands."""
    repository.write("problems/double/cases.txt", f"# by hand\n{line}\n")
    run = repository.kata("judge", "double")
    assert run.returncode == 2
    assert says in run.stderr
