"""LeetCode's usual wordings are read as plain entries, and inputs that break one are found out."""

from string import ascii_letters

import pytest
from kata.problem.constraints.belonging import Among, Occurrences, OneOf, Permutation
from kata.problem.constraints.bounds import Bound, Order
from kata.problem.constraints.equal_lengths import EqualLengths
from kata.problem.constraints.forms import Form
from kata.problem.constraints.graphs import Graph
from kata.problem.constraints.indexed import OfEach
from kata.problem.constraints.named_values import InputValues
from kata.problem.constraints.read import constraints_in
from kata.problem.constraints.unsaid import unsaid
from kata.problem.constraints.worded import Arranged, Letters

EDGES = "- `edges[i].length == 2`\n"
READ = {  # {lines: (entry, an input that keeps it, an input that breaks it)}
    f"{EDGES}- The input represents a valid tree.": (
        Graph("edges", "a tree"),
        {"edges": [[0, 1], [1, 2]]},
        {"edges": [[0, 1], [2, 3]]},
    ),
    "- `parent` represents a valid tree.": (
        Graph("parent", "a tree"),
        {"parent": [-1, 0, 0]},
        {"parent": [-1, 2, 1]},
    ),
    f"{EDGES}- There are no repeated edges.": (
        Graph("edges", "without repeated edges"),
        {"edges": [[0, 1], [1, 2]]},
        {"edges": [[0, 1], [1, 0]]},
    ),
    f"The edges are directed.\n{EDGES}- There are no repeated edges.": (
        Graph("edges", "without equal edges"),
        {"edges": [[0, 1], [1, 0]]},
        {"edges": [[0, 1], [0, 1]]},
    ),
    f"{EDGES}- There are no self-loops.": (
        Graph("edges", "without loops"),
        {"edges": [[0, 1]]},
        {"edges": [[1, 1]]},
    ),
    f"{EDGES}- The given graph is connected.": (
        Graph("edges", "connected"),
        {"n": 3, "edges": [[0, 1], [1, 2], [0, 2]]},
        {"n": 4, "edges": [[0, 1], [1, 2], [0, 2]]},
    ),
    f"{EDGES}- The given graph is a directed acyclic graph.": (
        Graph("edges", "without cycles"),
        {"edges": [[0, 1], [1, 2], [0, 2]]},
        {"edges": [[0, 1], [1, 2], [2, 0]]},
    ),
    "- nums is a permutation of integers from 0 to n - 1.": (
        Permutation("nums", "", 0),
        {"nums": [2, 0, 1]},
        {"nums": [2, 2, 1]},
    ),
    "- `t` is an anagram of `s`": (
        Permutation("t", "s", 0),
        {"s": "aab", "t": "aba"},
        {"s": "aab", "t": "abb"},
    ),
    "- `target` is in `nums`.": (
        Among("target", "nums", True),
        {"nums": [1, 2], "target": 2},
        {"nums": [1, 2], "target": 3},
    ),
    "- target will not be in the list `words`.": (
        Among("target", "words", False),
        {"words": ["a"], "target": "b"},
        {"words": ["a"], "target": "a"},
    ),
    "- `nums[i]` is either 5, 10, or 20": (
        OneOf("nums[i]", (5, 10, 20)),
        {"nums": [20]},
        {"nums": [6]},
    ),
    "- There is exactly one `'@'` in the `grid`.": (
        Occurrences("grid", "@", 1, 1),
        {"grid": [["@", "."]]},
        {"grid": [["@", "@"]]},
    ),
    "- It is guaranteed that there is at least one 0 in nums": (
        Occurrences("nums", 0, 1, None),
        {"nums": [0, 0]},
        {"nums": [1]},
    ),
    "- `nums[i] != nums[i + 1]` for all valid `i`.": (
        OfEach("nums[i]", "!=", "nums[i + 1]"),
        {"nums": [1, 2, 1]},
        {"nums": [1, 2, 2]},
    ),
    "- `0 <= nums[i] <= i`": (OfEach("nums[i]", "<=", "i"), {"nums": [0, 1]}, {"nums": [0, 2]}),
    "- grid[i][j] == grid[j][i]": (
        OfEach("grid[i][j]", "==", "grid[j][i]"),
        {"grid": [[1, 0], [0, 1]]},
        {"grid": [[1, 0], [1, 1]]},
    ),
    "- grid[i][i] == 1": (
        OfEach("grid[i][i]", "==", "1"),
        {"grid": [[1, 0], [5, 1]]},
        {"grid": [[1, 0], [5, 2]]},
    ),
    "- `1 <= |nums[i]| <= 5`": (
        OfEach("abs(nums[i])", "<=", "5"),
        {"nums": [-5]},
        {"nums": [-6]},
    ),
    "edges[i] = [startᵢ, endᵢ]\n\n- `start_i < start_{i + 1}`".replace(
        "_{i + 1}", "[i + 1]"
    ).replace("start_i", "startᵢ"): (
        OfEach("edges[i][0]", "<", "edges[i + 1][0]"),
        {"edges": [[1, 5], [2, 3]]},
        {"edges": [[2, 5], [2, 3]]},
    ),
    "edges[i] = [startᵢ, endᵢ]\n\n- `edges` is sorted by `startᵢ` in ascending order.": (
        OfEach("edges[i][0]", "<=", "edges[i + 1][0]"),
        {"edges": [[1, 5], [1, 3]]},
        {"edges": [[2, 5], [1, 3]]},
    ),
    "edges[i] = [startᵢ, endᵢ]\n\n- Each `startᵢ` is unique.": (
        Arranged("edges[i][0]", "different from each other"),
        {"edges": [[1, 5], [2, 5]]},
        {"edges": [[1, 5], [1, 4]]},
    ),
    "- nums[i] < nums[i+1]": (Arranged("nums", "<"), {"nums": [1, 2]}, {"nums": [1, 1]}),
    "- All the given `words` are unique": (
        Arranged("words", "unique"),
        {"words": ["a", "b"]},
        {"words": ["a", "a"]},
    ),
    "- s does not have any leading or trailing spaces": (
        Form("s", "no spaces at its ends"),
        {"s": "a b"},
        {"s": "a "},
    ),
    "- All the words in `s` are separated by a single space.": (
        Form("s", "single spaces"),
        {"s": "a b"},
        {"s": "a  b"},
    ),
    "- s consists of digits and does not contain leading zeros.": (
        Form("s", "no leading zeros"),
        {"s": "0"},
        {"s": "01"},
    ),
    "- words[i] is in the format `HH:MM`": (
        Form("words[i]", "the form HH:MM"),
        {"words": ["23:59"]},
        {"words": ["24:00"]},
    ),
    "- root is guaranteed to be a valid binary search tree.": (
        Form("root", "a binary search tree"),
        {"root": [2, 1, 4, None, None, 3]},
        {"root": [2, 1, 4, None, None, 1]},
    ),
    "- `1 <= sum(words[i].length) <= 3`": (
        Bound("sum(words[i].length)", 1, 3),
        {"words": ["ab", "c"]},
        {"words": ["ab", "cd"]},
    ),
    "- The sum of the lengths of all words in `words` does not exceed 3": (
        Bound("sum(words[i].length)", None, 3),
        {"words": ["ab", "c"]},
        {"words": ["ab", "cd"]},
    ),
    "- `target` is an integer in the range `[1, 9]`": (
        Bound("target", 1, 9),
        {"target": 9},
        {"target": 10},
    ),
    "- 0 <= parent[i] <= 5 for all i >= 1": (
        Bound("parent[1:]", 0, 5),
        {"parent": [-1, 5]},
        {"parent": [-1, -1]},
    ),
    "- parent[0] == -1\n- 0 <= parent[i] < 6": (
        Bound("parent[1:]", 0, 5),
        {"parent": [-1, 5]},
        {"parent": [-1, -1]},
    ),
    "- grid[0][0] == grid[m - 1][n - 1] == 0": (
        Bound("grid[-1][-1]", 0, 0),
        {"grid": [[0, 1], [1, 0]]},
        {"grid": [[0, 1], [1, 1]]},
    ),
    "- edges.length == m - 1\n- 2 <= m <= 4": (
        Bound("edges.length", 1, 3),
        {"edges": [[0, 1]]},
        {"edges": []},
    ),
    "- 2 * m == nums.length\n- 1 <= m <= 4": (
        Order("2 * (nums.length / 2)", "==", "nums.length"),
        {"nums": [1, 2]},
        {"nums": [1, 2, 3]},
    ),
    "An array nums of length m.\n\n- 1 <= m <= 2": (
        Bound("nums.length", 1, 2),
        {"nums": [1]},
        {"nums": []},
    ),
    "Each `edges[i] = [uᵢ, vᵢ]`.\n\n- 0 <= uᵢ, vᵢ <= 9": (
        Bound("edges[i].length", 2, 2),
        {"edges": [[0, 1]]},
        {"edges": [[0]]},
    ),
    "- 1 <= grid[0].length <= 3": (
        Bound("grid[i].length", 1, 3),
        {"grid": [[0], [0]]},
        {"grid": [[0], []]},
    ),
    "Each `edges[i] = [uᵢ, vᵢ, wᵢ]`.\n\n- 1 <= wᵢ <= vᵢ - uᵢ": (
        OfEach("edges[i][2]", "<=", "edges[i][1] - edges[i][0]"),
        {"edges": [[0, 9, 9], [1, 9, 8]]},
        {"edges": [[0, 9, 9], [1, 9, 9]]},
    ),
    "- m == grid.length\n- k == grid[i].length\n- 1 <= m * k <= 9": (
        Bound("grid.length", 1, 9),
        {"grid": [[1]]},
        {"grid": []},
    ),
    "- 3 <= s <= 20": (
        Bound("s", 3, 20),
        {"s": "20"},
        {"s": ""},
    ),
    "- 1 <= n == nums.length <= 9": (
        EqualLengths("n", ("nums.length",)),
        {"n": 2, "nums": [1, 1]},
        {"n": 3, "nums": [1, 1]},
    ),
    "- nums is in strictly increasing order.": (
        Arranged("nums", "<"),
        {"nums": [1, 2]},
        {"nums": [1, 1]},
    ),
    "Each `edges[i] = [uᵢ, vᵢ, wᵢ]`.\n\n- All pairs (uᵢ, vᵢ) are distinct.": (
        Graph("edges", "without equal edges"),
        {"edges": [[0, 1, 5], [1, 0, 5]]},
        {"edges": [[0, 1, 5], [0, 1, 6]]},
    ),
    "- words and nums are unique.": (
        Arranged("nums", "unique"),
        {"nums": [1, 2]},
        {"nums": [1, 1]},
    ),
    "- All the numbers in nums array are distinct.": (
        Arranged("nums", "unique"),
        {"nums": [1, 2]},
        {"nums": [1, 1]},
    ),
    "- All the numbers of nums are unique and sorted in strictly increasing order.": (
        Arranged("nums", "<"),
        {"nums": [1, 2]},
        {"nums": [1, 1]},
    ),
    "- nums and words are sorted.": (
        Arranged("nums", "<="),
        {"nums": [1, 1]},
        {"nums": [2, 1]},
    ),
    "- s consists of lowercase and/or uppercase English letters only.": (
        Letters("s", tuple(sorted(ascii_letters)), False),
        {"s": "aZ"},
        {"s": "a9"},
    ),
    "- words[i] consists of only the letters 'M', 'P', and 'G'.": (
        Letters("words[i]", ("G", "M", "P"), False),
        {"words": ["MG"]},
        {"words": ["MA"]},
    ),
    "- The given linked list will contain between 1 and 3 nodes.": (
        Bound("root.length", 1, 3),
        {"root": [1]},
        {"root": []},
    ),
    "- Each node in the linked list has -5 <= node.val <= 5.": (
        Bound("root[i]", -5, 5),
        {"root": [5]},
        {"root": [6]},
    ),
    "- 0 <= root.val <= 5": (
        Bound("root[i]", 0, 5),
        {"root": [5]},
        {"root": [6]},
    ),
}
PARAMETERS = "n nums words s t target grid edges parent root".split()


@pytest.mark.parametrize("lines", READ)
def test_a_usual_wording_is_read_and_enforced(lines):
    """Broken: inputs are made, or judged, that the statement rules out in LeetCode's own words."""
    prose, _, rest = f"\n{lines}".rpartition("\n\n") if "\n\n" in lines else ("", "", lines)
    text = f"# A\n\n{prose}\n\n## Constraints\n\n{rest}\n"
    entry, kept, broken = READ[lines]
    found = constraints_in(text, ["root"], PARAMETERS)
    assert (entry in found.entries, found.unread) == (True, [])
    said = [
        [*one.broken_by(InputValues({name: [value] for name, value in values.items()}, {}))]
        for values in (kept, broken)
        for one in found.entries
        if one == entry and type(one) is type(entry)
    ]
    assert [bool(some) for some in said] == [False, True]


NOT_READ = [
    "- The answer is guaranteed to fit in a 32-bit integer.",
    "- It is guaranteed that the queue can be reconstructed.",
    "- 0 <= nums[i] <= 5 unless i is odd",
    "- grid[x][y] == 1",
    "- nums[0] == nums[n] == 0",
    "- s is a palindrome and can be typed",
    "- 1 <= unheard <= 5",
    "- There are no repeated tickets.",
    "- n is a valid expression",
    "- 1 <= startᵢ < start[i + 1]",
    "- All the integers in nums and words are unique",
]


def test_what_the_constraints_leave_open_is_known():
    """Broken: an input of a length that nobody stated counts as legal for certain."""
    kinds = {"grid": ("List", ("List", "int")), "s": "str", "k": "int", "root": "TreeNode"}
    lines = "1 <= grid.length <= 9", "0 <= grid[i][j] <= 9", "s consists of digits", "k <= 9"
    text = "# A\n\n## Constraints\n\n" + "".join(f"- {line}\n" for line in lines)
    found = constraints_in(text, ["root"], [*kinds])
    assert found.unread == []
    assert unsaid(kinds, found.entries) == ["grid[i].length", "s.length", "root.length", "root[i]"]


@pytest.mark.parametrize("line", NOT_READ)
def test_what_cannot_be_checked_is_said(line):
    """Broken: a wording is guessed at, so that legal inputs are refused or illegal ones made."""
    parameters = [*PARAMETERS, "x", "y"]
    assert len(constraints_in(f"# A\n\n## Constraints\n\n{line}\n", [], parameters).unread) == 1
