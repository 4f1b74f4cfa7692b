"""`kata list` shows what is here, what was practised, and what a search matches."""

import json
import os

import pytest

HALVE = "# Halve the Pile\n\nLeetCode [7](https://leetcode.com/problems/halve/), easy, piles"


@pytest.fixture
def two(repository):
    """A repository with a second problem, which has a topic and was practised."""
    text = (repository.root / "problems/double/README.md").read_text()
    repository.write("problems/halve-the-pile/README.md", text.replace("# Double", HALVE))
    repository.write("problems/halve-the-pile/solutions/bit_shift.py", "class Solution: ...\n")
    line = {"at": "2026-11-20T10:00:00+00:00", "number": "7", "problem": "halve-the-pile"}
    repository.write(
        "practice/log.jsonl", json.dumps({**line, "event": "done", "rating": "easy"}) + "\n"
    )
    return repository


def listed(repository, *words):
    """What the command says, long after everything is due."""
    home = {"KATA_HOME": str(repository.root / "practice"), "KATA_NOW": "2027-01-01T09:00"}
    return repository.kata("list", *words, env=os.environ | home)


def test_problems_are_listed_by_topic_with_what_is_due(two):
    """Broken: a problem is missing from the list, or one that is due is not marked."""
    assert listed(two).stdout.splitlines() == [
        "piles",
        "▸     7  Halve the Pile          due",
        "without a topic",
        "         Double",
        "2 problems: 1 practised, 1 due",
    ]


@pytest.mark.parametrize("words", [["PILE", "bit"], ["halvethepile"], ["7"], ["bit shift"]])
def test_a_search_finds_titles_topics_techniques_and_numbers(two, words):
    """Broken: a problem is not found by what a person knows of it."""
    found = json.loads(listed(two, "--json", *words).stdout)
    assert [(one["problem"], one["due"]) for one in found] == [("halve-the-pile", "2026-11-28")]


def test_a_search_that_finds_nothing_says_so(two):
    """Broken: a misspelt word ends in an empty screen, or a part of a number matches."""
    run = listed(two, "70")
    says = "list: no problem here matches '70'; make list lists all of them\n"
    assert (run.returncode, run.stdout, run.stderr) == (2, "", says)
