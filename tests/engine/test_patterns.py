"""The pages of patterns: each leads from a cue to five problems, by way of code that is judged."""

import re

import pytest
from kata import KataError
from kata.problem.lookup import find_problem, road
from kata.tools import patterns

PAGES = {path.stem: path.read_text("utf-8") for path in sorted(patterns.PAGES.glob("*.md"))}
WITHOUT_TEMPLATE = {"python", "cost"}  # what is used everywhere
SECTIONS = [
    "When to think of it",
    "The idea",
    "Template",
    "Why it is right",
    "Variations",
    "What goes wrong",
    "What to solve next",
]


def test_each_topic_has_a_page():
    """Broken: a topic of the road begins with a table, and nothing introduces its technique."""
    assert {topic.replace(" ", "-") for topic in road()} - PAGES.keys() == set()


@pytest.mark.parametrize("name", sorted(PAGES.keys() - WITHOUT_TEMPLATE))
def test_a_page_leads_from_the_cue_to_five_problems(name):
    """Broken: a page lacks the template, the reason, what goes wrong, or what to go on with."""
    sections = dict(re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", PAGES[name], re.MULTILINE))
    assert [*sections] == SECTIONS
    assert "<!-- code " in sections["Template"]
    assert "| see |" in sections["Variations"]
    assert "<!-- mistakes " in sections["What goes wrong"]
    following = re.findall(
        r"^- \[.*?\]\(\.\./([\w-]+)/README\.md\): .", sections["What to solve next"], re.MULTILINE
    )
    assert len(following) == len({*following}) == 5
    assert all(map(find_problem, following))


@pytest.mark.parametrize("name", sorted(PAGES.keys() - WITHOUT_TEMPLATE))
def test_a_template_can_be_learned_by_heart(name):
    """Broken: what is to be kept in mind fills a screen."""
    stated = re.findall(r"<!-- code (\S+) -->", PAGES[name])
    sizes = {
        one: find_problem(slug).solution(stem).lines
        for one in stated
        for slug, stem in [one.split("/")]
    }
    assert {one: lines for one, lines in sizes.items() if not 4 <= lines <= 40} == {}


def test_a_page_that_names_what_is_not_here_is_refused(tmp_path, monkeypatch):
    """Broken: a template that was renamed stays on the page as it was, and is judged no more."""
    page = tmp_path / "some.md"
    page.write_text("<!-- code two-sum/hash_mapp -->\n<!-- end -->\n")
    monkeypatch.setattr(patterns, "PAGES", tmp_path)
    with pytest.raises(KataError, match=r"some\.md: two-sum has no solution 'hash_mapp'; did you"):
        patterns.pattern_texts()
    page.write_text("<!-- mistakes two-sum/own_partner -->\nold\n<!-- end -->\n")
    assert "| Two Sum | [Lets an item" in patterns.pattern_texts()[page]
