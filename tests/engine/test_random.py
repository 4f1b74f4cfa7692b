"""Random inputs: how many there are of which size, their orders, and the words of a recipe."""

import json
import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
import tiny
from kata.cases.arrangements import ARRANGEMENTS, in_order, in_order_of_calls, in_pairs, stairs
from kata.cases.generate import cases_of
from kata.cases.groups import CONTENT, OFTEN, SELDOM
from kata.cases.inputs import sizes
from kata.cases.model import GENERATED
from kata.cases.recipe import at_random, every
from kata.problem.folder import Problem
from kata.wire.nodes import rooted

LISTS = tiny.RULES.partition("def check")[0].replace("LARGEST = 100", "SMALL, LARGEST = 2, 10_000")
LISTS += """
def inputs(pick, size):
    return ([pick(range(2)) for _ in range(pick(range(1, size + 1)))],)


def answer(nums):
    return len(nums)
"""
SPEC = tiny.SPEC.replace("double(self, number: int)", "length(self, nums: List[int])")
SPEC = SPEC.replace("Input: number = 3\nOutput: 6", "Input: nums = [1]\nOutput: 1")
COUNTS = "class Solution:\n    def length(self, nums):\n        return {}\n"


@pytest.fixture
def lists(repository):
    """A problem of lists with up to 10,000 items."""
    repository.write("problems/length/README.md", SPEC)
    repository.write("problems/length/problem.py", LISTS)
    return repository


def test_a_generator_is_asked_for_every_small_size(lists):
    """Broken: what is wrong at length 5, 7 or 8 only is accepted."""
    exact = "\ndef gen_exact(rng, size):\n    return ([rng.randrange(2) for _ in range(size)],)\n"
    lists.write("problems/length/problem.py", LISTS + exact)
    cases = cases_of(Problem(lists.root / "problems/length"))
    found = [cases[index] for index in cases.in_group(GENERATED)]
    lengths = {len(case.fresh()[0]) for case in found if case.name.startswith("exact")}
    assert {*range(4, 14), 10_000} <= lengths


def test_there_are_many_short_inputs_and_a_few_of_the_largest(lists):
    """Broken: a machine's speed decides what is judged, or nothing random is large."""
    problem = Problem(lists.root / "problems/length")
    cases = cases_of(problem)
    found = [cases[index] for index in cases.in_group(GENERATED)]
    content, counts = Counter(), Counter()
    for case in found:
        size = int(case.name.rpartition(" ")[2])
        content[size] += len(case.arguments)
        counts[size] += 1
    assert [*counts] == [size for size in sizes(problem) if counts[size]]
    assert max(counts.values()) <= OFTEN
    assert counts[10_000] >= SELDOM
    longest = Counter(len(case.arguments) for case in found)
    assert all(content[size] <= CONTENT + SELDOM * max(longest) for size in content)
    assert len({case.arguments for case in found}) == len(found)


def test_what_only_a_long_list_shows_is_found(lists):
    """Broken: beyond a few hundred items, nothing but inputs made by hand is tried."""
    path = lists.write("far.py", COUNTS.format("len(nums) - (len(nums) > 9_000)"))
    found = json.loads(lists.kata("judge", "length", f"--file={path}", "--json").stdout)
    assert (found["verdict"], found["case"]["name"].split()[0]) == ("Wrong Answer", "random")


def test_a_random_case_is_named_by_what_makes_it(lists):
    """Broken: a failure at random is named by a number that another version gives to another."""
    path = lists.write("far.py", COUNTS.format("len(nums) - (len(nums) > 4_000)"))
    said = lists.kata("judge", "length", f"--file={path}").stdout
    assert "CASE='random " in said
    name = re.search("CASE='(random .*)'", said)[1]
    run = lists.kata("judge", "length", f"--file={path}", f"--case={name}")
    assert name in run.stdout


def test_long_lists_come_in_every_order():
    """Broken: a sort, a search tree or a hash meets only lists in random order."""
    nums, word = Random(1).choices(range(999), k=120), "ba" * 60
    made = dict(in_order(["nums", "k", "word"], [([1], 7, ""), (nums, 7, word)]))
    assert {*made} == {f"{name} {order}" for name in ("nums", "word") for order in ARRANGEMENTS}
    assert made["nums sorted"] == (sorted(nums), 7, word)
    assert made["nums falling"][0] == sorted(nums, reverse=True)
    assert made["nums all equal"][0] == nums[:1] * 120
    assert made["nums repeating"][0] == 3 * nums[:40]
    assert made["nums consecutive"][0] == [*range(min(nums), min(nums) + 120)]
    saw = made["nums as a saw"][0]
    assert sorted(saw) == sorted(nums)
    assert 5 < sum(a > b for a, b in pairwise(saw)) < 20
    assert made["word sorted"][2] == "a" * 60 + "b" * 60
    assert not [*in_order(["board"], [([[0] * 9] * 200,)])]


def test_calls_come_in_every_order():
    """Broken: a class that keeps things sorted is only given them in random order."""
    names = ["Finder", *["add", "find"] * 100]
    arguments = [[], *(one for n in range(100) for one in ([-n % 7], []))]
    made = dict(in_order_of_calls([(names, arguments)]))
    assert {*made} == {f"add {order}" for order in ARRANGEMENTS}
    assert [one for one in made["add sorted"][1] if one] == sorted([-n % 7] for n in range(100))


def tried(make, size=3):
    """What a recipe makes in the small inputs, and at random at a larger size."""
    return [*every(make, size)], [at_random(make, 40, Random(seed)) for seed in range(200)]


def test_questions_come_before_and_after_all_changes():
    """Broken: a class is never asked much while it is empty, or once it is full."""
    calls = ["Box", "find", "add", "find", "add"], [[], [], [1], [], [2]]
    made = dict(in_order_of_calls([calls], ["find"]))
    assert made == {
        "questions first": (["Box", "find", "find", "add", "add"], [[], [], [], [1], [2]]),
        "questions last": (["Box", "add", "add", "find", "find"], [[], [1], [2], [], []]),
    }


def test_two_arguments_are_exchanged_and_opposed():
    """Broken: a table that is too narrow on one side passes, or a search from the wrong end."""
    short, long = (1, "ab", "c"), (2, "ba" * 60, "cd" * 70)
    made = dict(in_pairs(1, [("short", short), ("turned", (1, "c", "ab")), ("long", long)]))
    assert "short, exchanged" not in made  # it is there already
    assert made["long, exchanged"] == (2, long[2], long[1])
    rising, falling = "a" * 60 + "b" * 60, "b" * 60 + "a" * 60
    assert made["long, sorted and itself falling"] == (2, rising, falling)
    assert made["long, falling and itself sorted"] == (2, falling, rising)
    assert made["long, sorted and falling"] == (2, rising, "d" * 70 + "c" * 70)
    assert len(made) == 5


def test_a_grid_has_stairs_along_both_diagonals():
    """Broken: a search that sweeps a few times passes, since each way winds row by row."""
    board = [[0, 1, 2, 0, 0]] * 4
    kinds = {"k": "int", "edges": ("List", "str"), "board": ("List", ("List", "int"))}
    made = [board for *_, board in (one for _, one in stairs(kinds, [(7, ["a"], board)]))]
    assert [[2, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [0, 0, 0, 1]] in made
    assert [[0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 0], [2, 1, 0, 0]] in made
    assert not [*stairs(kinds, [(7, ["a"], [[0, 1, 2]] * 9)])]  # records
    assert not [*stairs(kinds, [])]


def test_words_make_what_they_say():
    """Broken: a recipe's word makes too few inputs, or something else."""
    rising, more = tried(lambda pick, size: pick.sorted(size, range(4)))
    assert len({*map(tuple, rising)}) == 20
    assert all(nums == sorted(nums) and len(nums) == 40 for nums in more)
    once, more = tried(lambda pick, size: pick.distinct(size, range(99)))
    assert all(len({*nums}) == len(nums) for nums in once + more)
    orders, more = tried(lambda pick, size: pick.shuffled("abcd"[:size]))
    assert {*orders} == {"abc", "acb", "bac", "bca", "cab", "cba"}
    spans, more = tried(lambda pick, _: pick.interval(range(3, 99)))
    assert all(start <= end for start, end in spans + more)
    assert [3, 98] in spans
    near, more = tried(lambda pick, size: pick.near("a" * size, "ab"))
    assert {*near} == {a + b + c for a in "ab" for b in "ab" for c in "ab"}
    assert {word.count("b") for word in more} == {0, 1, 2, 3}
    calls, _ = tried(lambda pick, size: pick.calls(size, {"push": [range(2)], "pop": []}))
    assert (["push", "pop", "push"], [[0], [], [1]]) in calls


def test_search_trees_are_search_trees_of_every_shape():
    """Broken: a problem of search trees gets other trees, or misses a shape."""

    def inorder(node):
        return [*inorder(node.left), node.val, *inorder(node.right)] if node else []

    small, more = tried(lambda pick, size: pick.bst(size, range(3)))
    assert len({str(tree) for tree in small if len(inorder(rooted(tree))) == 3}) == 5
    for values in [inorder(rooted(tree)) for tree in small + more]:
        assert values == sorted({*values})
