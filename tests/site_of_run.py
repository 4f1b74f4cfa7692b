"""The site that the tests of the judge in the browser share, built once in a run of pytest.

Where KATA_PAGES names a folder that has live/, its pages are tested, as before they are published;
without it, some are built for this, with what npm fetches.
"""

import json
import os
import shutil
from dataclasses import replace

import pytest
from browser import REQUIRED
from kata import KataError
from kata.cases.cache import locked
from kata.cases.generate import cases_of
from kata.live.build import build_live
from kata.paths import ROOT
from kata.problem.lookup import find_problem
from kata.problem.solution import Place
from kata.statement.statement import statement_in
from kata.watch.page.build import page
from kata.watch.page.index import entries_in, index, mistakes
from kata.watch.page.model import PageRequest
from kata.watch.page.render import shared
from test_stated import STATEMENT

BUILT = os.environ.get("KATA_PAGES")
SUM, STAIRS, TREE = "two-sum", "climbing-stairs", "invert-binary-tree"
MERGE, GAME = "merge-intervals", "find-winner-on-a-tic-tac-toe-game"
GRAPH, CLASS, CHAIN = "clone-graph", "design-tic-tac-toe", "reverse-linked-list"
IN_PLACE, ROUND_TRIP = "rotate-image", "serialize-and-deserialize-binary-tree"
ON_THE_ROAD = {SUM, TREE, MERGE, GAME}  # of the home page
JUDGED = [SUM, STAIRS, CHAIN, TREE, GRAPH, CLASS, IN_PLACE, ROUND_TRIP]
NO_NPM = "no npm for what the pages judge with: apt-get install npm (Debian)"
RIGHT = """class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
"""
PERIMETER = """class Solution:
    def islandPerimeter(self, grid):
        land = {{(i, j) for i, row in enumerate(grid) for j, one in enumerate(row) if one}}
        near = (1, 0), (-1, 0), (0, 1), (0, -1)
        total = 0
        for i, j in land:
            here = {{(i + di, j + dj) for di, dj in near}}
            total += {}
        return total
"""


def site_of_run(base):
    """The folder of the pages; `base` is a folder of this run, shared by its workers."""
    if BUILT:
        return ROOT / BUILT
    folder = base / "site"
    with locked(folder):
        if not (folder / "index.html").exists():  # which is written last
            _build(folder)
    return folder


def in_live(folder, *names):
    """The paths of some files of live/, by what they are called before their content names them."""
    files = json.loads((folder / "live/names.json").read_text("utf-8"))["files"]
    return [f"live/{files[name][0]}" for name in names]


def _build(folder):
    """Write the pages, live/ and the home page; without npm, the test is skipped, or fails."""
    missing = pytest.fail if REQUIRED else pytest.skip
    if not shutil.which("npm"):
        missing(NO_NPM)
    theirs = folder.parent / "theirs.py"
    theirs.write_text(PERIMETER.format("len(here - land)"))
    stated = replace(statement_in(STATEMENT).problem, others=(Place(theirs),))
    judged = [find_problem(slug) for slug in JUDGED]
    try:
        for _ in build_live(folder / "live", [*judged, stated]):
            pass
    except KataError as error:
        missing(str(error))
    pages = {slug: _page(slug) for slug in ON_THE_ROAD - {SUM}}
    pages |= {SUM: _page(SUM, (None, STAIRS)), STAIRS: _page(STAIRS, (SUM, None))}
    for problem in [*judged, stated]:  # the editor is the same on each
        pages.setdefault(problem.slug, pages[STAIRS].replace(STAIRS, problem.slug))
    for slug, html in pages.items():
        (folder / f"{slug}.html").write_text(html, encoding="utf-8")
    entries = [entry for entry in entries_in(folder) if entry.slug in ON_THE_ROAD]
    beside = shared() | {"mistakes.js": mistakes(entries), "index.html": index(entries)}
    for name, content in beside.items():
        (folder / name).write_text(content, encoding="utf-8")


def _page(slug, neighbours=(None, None)):
    problem = find_problem(slug)
    beside = tuple(one and find_problem(one) for one in neighbours)
    return page(problem, cases_of(problem), PageRequest(), neighbours=beside)
