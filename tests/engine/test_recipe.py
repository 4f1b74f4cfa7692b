"""A recipe is read exhaustively and at random; the small groups have the size they should have."""

import ast
from random import Random

import pytest
from kata import paths
from kata.cases.constants import constants, inputs_with, nearby, wide_choices
from kata.cases.generate import cases_of
from kata.cases.pick import holds, range_length
from kata.cases.recipe import EveryPick, RandomPick, at_random, every
from kata.problem.folder import Problem
from kata.wire.nodes import rooted
from tiny import RULES, SPEC


@pytest.mark.parametrize(
    ("also", "names"),
    [
        ('COMPARED = [("odd", 5), ("odd", 51), ("odd", 501)]', ["odd, size 51"]),
        ("", ["odd, size 100"]),
    ],
)
def test_the_largest_legal_workloads_are_cases(tmp_path, monkeypatch, also, names):
    """Broken: the hardest inputs that are known are timed, and no solution is judged by them."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    workloads = '{"plain": (100,), "odd": (size - 1,), "none": None}'
    (tmp_path / "README.md").write_text(SPEC)
    (tmp_path / "problem.py").write_text(RULES.replace('{"plain": (size,)}', workloads) + also)
    cases = cases_of(Problem(tmp_path))
    assert [case.name for case in cases if case.group == "killers"] == ["the largest", *names]


def grid(pick, size):
    rows, columns = pick(range(1, size + 1)), pick(range(1, size + 1))
    return [[pick((0, 1)) for _ in range(columns)] for _ in range(rows)]


def test_every_way_the_choices_can_fall_is_taken_once():
    """Broken: the exhaustive reading leaves an input out, or comes back to one."""
    assert list(every(lambda pick, _: (pick("ab"), pick((1, 2, 3))), 0)) == [
        *(("a", 1), ("a", 2), ("a", 3), ("b", 1), ("b", 2), ("b", 3))
    ]
    grids = [str(made) for made in every(grid, 3)]
    assert len(grids) == len(set(grids)) == sum(2 ** (m * n) for m in (1, 2, 3) for n in (1, 2, 3))


def test_a_choice_may_depend_on_an_earlier_one():
    """Broken: a path is replayed with choices that are no longer offered."""
    made = list(every(lambda pick, size: [pick("xy") for _ in range(pick(range(size)))], 3))
    assert sorted(map("".join, made)) == ["", "x", "xx", "xy", "y", "yx", "yy"]


def test_nothing_to_pick_abandons_the_input():
    """Broken: a recipe cannot say that there is no input this way."""
    assert list(every(lambda pick, _: pick("a" * pick(range(2))), 0)) == ["a"]
    assert at_random(lambda pick, _: pick(()), 1, Random(1)) is None


def test_a_wide_choice_is_tried_at_its_ends_and_around_zero():
    """Broken: a choice among millions is enumerated, or only one of them is tried."""
    assert list(every(lambda pick, _: pick(range(-(2**31), 2**31)), 0)) == [
        *(0, 1, -1, -(2**31), 2**31 - 1)
    ]
    assert list(every(lambda pick, _: pick(range(5, 10**9)), 0)) == [5, 10**9 - 1]


def test_some_are_a_small_one_and_any():
    """Broken: a marker that is a legal value passes, or nothing else is tried next to it."""
    assert [*every(lambda pick, _: pick.some(range(99)), 0)] == [[0, 0], [0, 1], [0, 98]]
    constant = EveryPick(77)
    assert [0, 77] in [*every(lambda pick, _: pick.some(range(99)), 0, constant)]


@pytest.mark.parametrize(("nodes", "trees"), [(0, 1), (1, 1), (2, 2), (3, 5), (4, 14), (7, 429)])
def test_every_shape_of_tree_is_made(nodes, trees):
    """Broken: the exhaustive trees miss a shape."""
    made = {str(tree) for tree in every(lambda pick, _: pick.tree(nodes, (1,)), 0)}
    assert len(made) == trees
    assert all(tree.count("1") == nodes for tree in made)


def test_large_trees_may_be_chains():
    """Broken: no random tree is so deep that a recursion fails, or each of them is."""

    def is_chain(tree):
        return all((left is None) != (right is None) for left, right in zip(tree[1::2], tree[2::2]))

    made = [at_random(lambda pick, size: pick.tree(size, (1,)), 500, Random(n)) for n in range(40)]
    assert all(tree.count(1) == 500 for tree in made)
    assert 4 < sum(map(is_chain, made)) < 30


def test_large_trees_may_have_subtrees_of_unlike_shapes():
    """Broken: no node has many nodes on one side, and a much longer way down on the other."""

    def measured(node):  # nodes, levels, and whether there is such a node
        if not node:
            return 0, 0, False
        few, many = sorted((measured(node.left), measured(node.right)))
        is_unlike = few[0] > 9 and many[0] > 2 * few[0] and few[1] > 2 * many[1]
        nodes, levels = 1 + few[0] + many[0], 1 + max(few[1], many[1])
        return nodes, levels, is_unlike or few[2] or many[2]

    made = [at_random(lambda pick, size: pick.tree(size, (1,)), 200, Random(n)) for n in range(100)]
    unlike = [tree for tree in made if measured(rooted(tree))[2]]
    assert len(unlike) > 3


def test_random_numbers_are_of_every_magnitude():
    """Broken: a wide choice at random gives large numbers only, or never an end."""
    pick = RandomPick(Random(1))
    made = [pick(range(-(10**9), 10**9)) for _ in range(300)]
    assert {0, 1, -1, -(10**9), 10**9 - 1} <= set(made)
    for low, high in (2, 100), (100, 10**5), (10**5, 10**9):
        assert any(low <= number < high for number in made)
        assert any(-high < number <= -low for number in made)


def test_a_random_input_may_have_only_numbers_at_both_ends():
    """Broken: the largest numbers and those next to them never meet in an input."""
    numbers = range(10, 10**9)
    made = [
        {*at_random(lambda pick, _: [pick(numbers) for _ in range(40)], 0, Random(seed))}
        for seed in range(200)
    ]
    assert {10, 11, 10**9 - 2, 10**9 - 1} in made


def test_constants_are_read_out_of_the_code():
    """Broken: a sentinel is overlooked because of how it is written."""
    code = "a = 5\nb = -7\nc = 2**31 - 1\nd = 1 << 40\ne = 'x'\nf = 'word'\ng = 2**999\nh = True"
    found = nearby(constants(ast.parse(code)))
    assert {5, 4, 6, -5, -7, 7, 2**31 - 1, 1 - 2**31, 2**40, "x"} <= set(found)
    assert "word" not in found
    assert max(n for n in found if isinstance(n, int)) == 2**40 + 1


def test_a_letter_is_no_number():
    """Broken: a letter is compared with all numbers of a range, four thousand million of them."""
    numbers = range(-(2**31), 2**31)
    assert not any(holds(numbers, value) for value in ("*", 1.5, None))
    assert holds(numbers, 77)
    assert not holds("ab", 7)
    assert list(inputs_with(["*"], [numbers], lambda pick, _: (pick(numbers),), [1])) == []


def test_no_size_starts_with_the_choices_of_another():
    """Broken: an innocent recipe fails with an IndexError where there are many small inputs."""

    def inputs(pick, size):
        if size == 1:
            return tuple(pick("abc") for _ in range(8))
        return pick("ab"), pick(range(99))

    wide = wide_choices(inputs, [1, 2])
    assert [*inputs_with([77], wide, inputs, [1, 2])] == [(77, ("a", 77)), (77, ("b", 77))]


def test_the_length_of_a_range_needs_no_64_bits():
    """Broken: in a browser, where len() ends at 2³¹ - 1, a recipe with wide numbers fails."""
    for one in range(0), range(7), range(-3, 4), range(9, 0, -2), range(2, 1), "abc":
        assert range_length(one) == len(one)
    assert range_length(range(-(2**70), 2**70)) == 2**71
