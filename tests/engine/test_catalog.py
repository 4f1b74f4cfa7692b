"""The table of LeetCode's problems: who reads it finds a problem by any of its names."""

import ast
import subprocess
import sys

import pytest
from kata.paths import SCRIPTS
from kata.problem.catalog import by_number, by_title, listed, others, problem_called
from kata.problem.header import BODILESS
from kata.problem.lookup import find_problem, problems


def differing(problem, row):
    """The facts in which a spec and its row of the table differ."""
    signature, spec = problem.signature, problem.text.split("\n")[2]
    methods = {name: [*method.parameters] for name, method in signature.methods.items()}
    constructor = {signature.name: []}  # of which some signatures say nothing
    facts = {
        "number": (problem.number, row.number.removeprefix("LCCI ")),
        "title": (problem.title, row.title),
        "difficulty": (spec.partition("), ")[2].partition(",")[0], row.difficulty.lower()),
        "class": (signature.name, row.method if row.is_class else "Solution"),
        "methods": (constructor | methods, constructor | row.methods),
    }
    return [name for name, (ours, theirs) in facts.items() if ours != theirs]


def test_specs_agree_with_the_table():
    """Broken: a spec states another number, title, difficulty or signature than LeetCode."""
    found = {problem.slug: differing(problem, listed()[problem.slug]) for problem in problems()}
    assert [(slug, facts) for slug, facts in found.items() if facts] == []


@pytest.mark.parametrize(
    ("fact", "changes"),
    [
        ("number", {"number": "34"}),
        ("title", {"title": "Search in a Rotated Array"}),
        ("difficulty", {"difficulty": "Hard"}),
        ("class", {"signature": "Finder(); search(nums: List[int], target: int) -> int"}),
        ("methods", {"signature": "find(nums: List[int], target: int) -> int"}),
        ("methods", {"signature": "search(target: int, nums: List[int]) -> int"}),
    ],
)
def test_a_spec_that_disagrees_is_found(fact, changes):
    """Broken: the test above passes whatever the table says."""
    slug = "search-in-rotated-sorted-array"
    assert fact in differing(find_problem(slug), listed()[slug]._replace(**changes))


NAMES = {
    "two-sum": "1 0001 #1 1. two-sum Two_Sum 两数之和 1.两数之和 0001-two-sum two-integer-sum",
    "3sum": "15 3sum 3Sum 15.三数之和",
    "4sum": "18 4Sum",
    "lru-cache": "146 LRU缓存 0146_lru_cache",
    "alien-dictionary": "269 foreign-dictionary ForeignDictionary",
    "xoh6Oh": "LCR001 LCR_1 https://leetcode.cn/problems/xoh6Oh/ xoh6oh",
    "tic-tac-toe-lcci": "16.04 LCCI16.04 面试题16.04 16.4 tic-tac-toe",
    "er-cha-sou-suo-shu-de-zui-jin-gong-gong-zu-xian-lcof": "LCR193 剑指Offer68-I Offer_68_-_I",
    "shu-zu-zhong-zhong-fu-de-shu-zi-lcof": "LCR120 面试题03 LCOF3 数组中重复的数字",
}


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug, names in NAMES.items() for name in names.split()]
)
def test_a_problem_is_listed_under_each_of_its_names(slug, name):
    """Broken: a number, title or address that LeetCode or NeetCode uses is not known."""
    assert problem_called(name).slug == slug
    assert problem_called(f" {name} ").slug == slug


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("剑指 Offer 24. 反转链表", "fan-zhuan-lian-biao-lcof"),
        ("反转链表", "reverse-linked-list"),
        ("LCR 194. 二叉树的最近公共祖先", "er-cha-shu-de-zui-jin-gong-gong-zu-xian-lcof"),
        ("24 Game", "24-game"),
    ],
)
def test_a_number_before_a_title_says_which_problem_has_it(name, slug):
    """Broken: of two problems with the same title, the wrong one is taken."""
    assert problem_called(name).slug == slug


@pytest.mark.parametrize("name", ["", " ", "0", "9999", "42. Two", "a", "LCR 999", "..", "../3sum"])
def test_what_leetcode_does_not_have_is_not_listed(name):
    """Broken: a name that no problem has finds one."""
    assert problem_called(name) is None


@pytest.mark.parametrize(
    ("number", "method", "methods"),
    [
        ("42", "trap", {"trap": ["height"]}),
        ("146", "LRUCache", {"LRUCache": ["capacity"], "get": ["key"], "put": ["key", "value"]}),
        ("470", "rand10", {"rand10": []}),
        ("237", "deleteNode", {"deleteNode": ["node"]}),
        (
            "1116",
            "ZeroEvenOdd",
            {"ZeroEvenOdd": ["n"]} | {name: ["printNumber"] for name in ("zero", "even", "odd")},
        ),
        ("175", "", {}),
    ],
)
def test_a_signature_is_read(number, method, methods):
    """Broken: types with commas and brackets hide the names of parameters."""
    row = by_number(number)
    assert (row.method, row.methods) == (method, methods)


def test_every_line_is_whole():
    """Broken: a line of the tables lacks a column, or states something that is none."""
    assert len(listed()) > 4_000
    assert len({row.number for row in listed().values()}) == len(listed())
    for row in [*listed().values(), *others()]:
        assert row.slug in listed()
        assert row.difficulty in ("Easy", "Medium", "Hard", "")
        assert row.title or row.number == "NeetCode" or row.chinese
        assert all(len(names) == len({*names}) for names in row.methods.values())
        assert bool(row.code) == bool(row.method)
        ast.parse(BODILESS.sub(r"\1\2 ...", row.code))


def test_titles_take_nothing_from_one_another():
    """Broken: a problem with a number of its own is not found by its English title."""
    numbered = [row for row in listed().values() if row.number.isdecimal()]
    assert [row for row in numbered if by_title(row.title) != row] == []


def test_what_needs_no_table_does_not_load_it():
    """Broken: every command waits for the table."""
    finds = "from kata.problem import catalog, lookup; lookup.find_problem('two-sum')"
    code = f"{finds}; print(catalog.listed.cache_info().misses)"
    run = [sys.executable, "-c", code]
    loaded = subprocess.run(run, cwd=SCRIPTS, capture_output=True, text=True, check=True)
    assert loaded.stdout == "0\n"
