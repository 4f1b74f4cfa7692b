"""The collection as a course: its order, its levels, and what its techniques are called."""

from collections import Counter

import pytest
from kata.problem.lists import road
from kata.problem.lookup import find_problem, problems
from kata.problem.solution import LEVELS, TO_KNOW
from kata.problem.terms import terms
from kata.tools.glossary import terms_shown

ALL = problems()
SLUGS = [one.slug for one in ALL]
NAMES = [one.name for one in terms()]


@pytest.fixture(scope="module")
def shown():
    """{term: its line in the glossary}."""
    return {line.split("**")[1]: line for line in terms_shown(ALL)}


def test_the_road_leads_through_every_problem_once():
    """Broken: a problem is missing from the road, or stands under another topic than its spec's."""
    found = {slug: topic for topic, some in road().items() for slug in some}
    assert found == {one.slug: one.topic for one in ALL}
    assert sum(map(len, road().values())) == len(ALL)


@pytest.mark.parametrize("topic", road())
def test_each_problem_of_a_topic_says_what_it_adds(topic):
    """Broken: who goes along the road is not told why a problem comes next."""
    assert [slug for slug, added in road()[topic].items() if not added] == []
    assert [added for added in road()[topic].values() if len(added) > 90 or added[-1] == "."] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_solutions_begin_with_what_comes_to_mind(slug):
    """Broken: a reader meets a curiosity first, or never what one should know."""
    problem = find_problem(slug)
    levels = {one.level for one in problem.solutions}
    assert [one.level for one in problem.solutions] == sorted(
        one.level for one in problem.solutions
    )
    assert levels <= {*map(int, LEVELS)}
    assert TO_KNOW in levels
    assert 1 in levels | {one.level for one in problem.mistakes}


@pytest.mark.parametrize("slug", SLUGS)
def test_patterns_come_from_the_list(slug):
    """Broken: a search for a pattern misses the problems that call it otherwise."""
    patterns, known = find_problem(slug).patterns, {one.name for one in terms() if one.is_pattern}
    assert 0 < len(patterns) <= 4
    assert {*patterns} <= known


def test_a_term_is_listed_once_and_occurs_in_its_own_spellings():
    """Broken: two lines of the glossary tell of one technique."""
    spelled = [name.lower() for one in terms() for name in (one.name, *one.spellings)]
    assert [name for name, count in Counter(spelled).items() if count > 1] == []
    assert all(one.occurs_in(f"An example: {one.name}.") for one in terms())


def test_a_term_is_a_word_of_its_own():
    """Broken: the glossary leads from `heap` to what says `heapify` or `cheap` only."""
    heap = next(one for one in terms() if one.name == "heap")
    assert heap.occurs_in("Two Heaps: the smaller half, and the larger")
    assert not heap.occurs_in("cheap")


@pytest.mark.parametrize("name", NAMES)
def test_every_term_is_shown_by_a_solution(name, shown):
    """Broken: the glossary explains a word that no solution uses."""
    assert "](" in shown[name], "no docstring names it; name it there, or remove the term"
