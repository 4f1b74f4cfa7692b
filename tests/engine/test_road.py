"""The collection as a course: its order, its levels, and what its techniques are called."""

from collections import Counter

from kata.problem.lookup import by_road, problems, road
from kata.problem.solution import LEVELS, TO_KNOW
from kata.tools.documents import terms, terms_shown

ALL = problems()


def test_the_road_leads_through_every_problem_once():
    """Broken: a problem is missing from the road, or stands under another topic than its spec's."""
    found = {slug: topic for topic, some in road().items() for slug in some}
    assert found == {one.slug: one.topic for one in ALL}
    assert sum(map(len, road().values())) == len(ALL)


def test_each_problem_says_what_it_adds():
    """Broken: who goes along the road is not told why a problem comes next."""
    added = {slug: text for some in road().values() for slug, text in some.items()}
    odd = {slug for slug, text in added.items() if not 0 < len(text) <= 90 or text[-1] == "."}
    assert odd == set()


def test_solutions_begin_with_what_comes_to_mind():
    """Broken: a reader meets a curiosity first, or never what one should know."""
    found, known = [], {*map(int, LEVELS)}
    for problem in ALL:
        levels = [one.level for one in problem.solutions]
        is_whole = {TO_KNOW} <= {*levels} <= known
        begins = 1 in (*levels, *(one.level for one in problem.mistakes))
        if levels != sorted(levels) or not is_whole or not begins:
            found.append((problem.slug, levels))
    assert found == []


def test_patterns_come_from_the_list():
    """Broken: a search for a pattern misses the problems that call it otherwise."""
    known = {one.name for one in terms() if one.is_pattern}
    patterns = {problem.slug: {*problem.patterns} for problem in ALL}
    assert [(slug, some) for slug, some in patterns.items() if not 0 < len(some) <= 4] == []
    assert [(slug, some - known) for slug, some in patterns.items() if some - known] == []


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


def test_every_term_is_shown_by_a_solution():
    """Broken: the glossary explains a word that no solution uses."""
    unused = [line for line in terms_shown(ALL) if "](" not in line]
    assert unused == [], "no docstring names it; name it there, or remove the term"


def test_no_solution_that_one_should_know_needs_what_comes_later():
    """Broken: who goes along the road meets a technique that nothing before has introduced."""
    order = {one.slug: place for place, one in enumerate(sorted(ALL, key=by_road))}
    homes = {one: order[one.home.partition("/")[0]] for one in terms() if one.home}
    found = {
        f"{problem.slug}/{one.name}: {term.name}"
        for problem in ALL
        for one in problem.solutions
        for term, home in homes.items()
        if one.level <= TO_KNOW and order[problem.slug] < home
        if term.occurs_in(one.idea.partition(":")[0])
    }
    assert found == set(), "move the problem, raise the level, or change the term's home"


def test_a_term_is_at_home_in_a_solution():
    """Broken: a home is mistyped, so that nothing holds what needs it, or the glossary misses."""
    known = {f"{problem.slug}/{one.name}" for problem in ALL for one in problem.solutions}
    assert {one.home for one in terms() if one.home} <= known


def test_no_two_headlines_are_the_same():
    """Broken: neither of two solutions says what it adds, or a menu calls both alike."""
    every = [(problem, one) for problem in ALL for one in problem.solutions]
    said = [one.idea for _, one in every] + [(problem.slug, one.title) for problem, one in every]
    assert [one for one, count in Counter(said).items() if count > 1] == []
