"""Whole pages: all their files, their cases and the runs on them.

Where KATA_PAGES names a folder, every page in it is tested, as before they are published; without
it, a page of each kind is built for this.
"""

import json
import os

import pytest
from decode import decoded, events_in
from kata.cases.generate import cases_of
from kata.paths import ROOT
from kata.problem.lookup import find_problem, problems
from kata.watch.page.build import page
from kata.watch.page.model import PageRequest

LARGEST = 200_000  # bytes; on its way, a quarter of that
KINDS = (
    "minesweeper spiral-matrix-iv binary-tree-level-order-traversal design-tic-tac-toe clone-graph"
    " n-queens climbing-stairs two-sum valid-tic-tac-toe-state"
).split()
# Recorded with all solutions and mistakes: a board, a tree, a class, a number.
RECORDED = (
    "minesweeper binary-tree-level-order-traversal design-tic-tac-toe climbing-stairs".split()
)
BUILT = os.environ.get("KATA_PAGES")


def html_of(slug):
    if BUILT:
        return (ROOT / BUILT / f"{slug}.html").read_text(encoding="utf-8")
    problem = find_problem(slug)
    return page(problem, cases_of(problem), PageRequest())


@pytest.mark.parametrize("slug", [problem.slug for problem in problems()] if BUILT else KINDS)
def test_a_page_carries_the_pair_that_it_opens_with(slug):
    """Broken: a page is heavy, opens with a pair that it lacks, or offers what is no more."""
    html = html_of(slug)
    data, cases = decoded(html)
    files = {file["name"]: file for file in data["files"]}
    numbers = {case["number"] for case in data["cases"]}
    opening = data["open"]
    pair = {opening["left"], opening["right"]}
    assert len(html.encode()) < LARGEST
    assert str(ROOT) not in html
    assert len({case["label"] for case in data["cases"]}) == len(numbers)
    assert {number: set(names) for number, names in data["have"].items()} == {
        str(opening["case"]): pair
    }
    assert {number: case["runs"].keys() for number, case in cases.items()} == {
        str(opening["case"]): pair
    }
    assert pair <= files.keys()
    assert {file["fails"] for file in files.values()} <= numbers | {0}


@pytest.mark.parametrize("slug", RECORDED)
def test_what_is_recorded_is_whole_and_says_nothing_false(slug):
    """Broken: a page marks what is right as wrong, or its steps do not fit together."""
    problem = find_problem(slug)
    every = PageRequest((*problem.solutions, *problem.mistakes))
    data, cases = decoded(page(problem, cases_of(problem), every))
    files = {file["name"]: file for file in data["files"]}
    assert str(ROOT) not in json.dumps(cases)
    assert all(case["runs"].keys() == files.keys() for case in cases.values())
    right = {name for name, file in files.items() if not file["wrong"]}
    for number, case in cases.items():
        for name, run in case["runs"].items():
            require_sound(run, name in right, int(number) == files[name]["fails"])
        for name, others in case["partings"].items():
            assert name not in right
            for beside, where in others.items():
                assert where["wrong"] < len(case["runs"][name]["steps"])
                assert where["right"] < len(case["runs"][beside]["steps"])


def require_sound(run, is_right, is_refuted):
    """The run agrees with the judge and with itself."""
    seen, story = events_in(run["steps"]), run["story"]
    assert (run["word"] == "Accepted") >= is_right
    assert (run["word"] != "Accepted") >= is_refuted
    assert bool(run["result"]) >= is_right
    assert bool(seen) == bool(story)
    if story:
        assert len(story["told"]) == len(seen)
        assert all(call["first"] <= call["last"] < len(seen) for call in story["calls"])
        assert all(step < len(seen) for step in story["changes"])
        assert sum(story["ran"].values()) == sum(event == "line" for event, _ in seen)
    if seen and not run["left_out"] and not run["stopped"] and run["result"]:
        assert seen[-1] == ("return", 1)
    assert all(one["step"] < len(seen) for one in run["printed"])
