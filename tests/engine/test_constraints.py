"""Constraints are read as LeetCode writes them, and inputs that break one are found out."""

import pytest
from kata.statement.constraints import constraints_in
from kata.statement.kinds import UNIQUE, Arranged, Bound, Letters, Order, Same
from kata.statement.paths import InputValues, Path, number, path_of
from kata.statement.promises import unsaid

GRID, TEXTS, NUMBERS = ("List", ("List", "int")), ("List", "str"), ("List", "int")
KINDS = dict.fromkeys("n k m i j x y target sz val word_count src dst".split(), "int")
KINDS |= dict.fromkeys("s t word1 word2 word c letter id".split(), "str")
KINDS |= dict.fromkeys("nums parent a b rowSum colSum start".split(), NUMBERS)
KINDS |= dict.fromkeys("grid edges matrix points flights pairs".split(), GRID)
KINDS |= {"words": TEXTS, "op": TEXTS, "board": ("List", TEXTS), "lists": ("List", NUMBERS)}
NODES = ["head"]


def told(entry):
    """What an entry says, in a line."""
    match entry:
        case Bound(of=of, low=low, high=high):
            return " <= ".join(str(one) for one in (low, of, high) if one is not None)
        case Order():
            return " ".join(entry)
        case Same(lengths=lengths):
            return " == ".join(map(str, lengths))
        case Letters(of=of, allowed=allowed):
            few = [
                one
                for one in allowed
                if str(one) in "azAZ09 #@*+-" or len(str(one)) > 1 or one == 5
            ]
            return f"{of}: {' '.join(map(str, few))}"
    return f"{entry.of}: {entry.how} {entry.other or ''}".rstrip()


def spec(lines):
    """A spec with these lines, the last part of which are constraints."""
    prose, _, rest = lines.rpartition("\n\n")
    return f"# A\n\n{prose}\n\n## Constraints\n\n{rest}\n\n## Examples\n"


def read(lines, without=()):
    kinds = {name: kind for name, kind in KINDS.items() if name not in without}
    return constraints_in(spec(lines), kinds | {"head": "ListNode"}, NODES)


RANGES = {
    (1, 9): "1 to 9",
    (9, 9): "only 9",
    (9, 0): "9 to 0, which leaves none",
    (1, None): "at least 1",
}


@pytest.mark.parametrize("ends", RANGES)
def test_a_range_is_told_as_it_is(ends):
    """Broken: of `9 ≤ val ≤ 0` it is said that only 9 is allowed, which is refused as well."""
    assert Bound(Path("val"), *ends).range == RANGES[ends]


EDGES = "- `edges[i].length == 2`\n"
OF_EDGES = "edges[i].length"
READ = {  # {lines: what they say}
    "- `1 <= nums.length <= 10^5`": ["1 <= nums.length <= 100000"],
    "* 0 ≤ rowSum[i], colSum[j] ≤ 10⁸": [
        "0 <= rowSum[i] <= 100000000",
        "0 <= colSum[i] <= 100000000",
    ],
    "- -2³¹ ≤ matrix[i][j] ≤ 2³¹ - 1": [f"{-(2**31)} <= matrix[i][j] <= {2**31 - 1}"],
    "- 0 < k < 10,000": ["1 <= k <= 9999"],
    "- `0 <= k < n`": ["0 <= k", "1 <= n", "k < n"],
    "- The number of nodes in the list is in the range `[0, 5000]`.": ["0 <= head.length <= 5000"],
    "- The list has 1 to 3 · 10⁴ nodes.\n- `0 <= Node.val <= 9`": [
        "1 <= head.length <= 30000",
        "0 <= head[i] <= 9",
    ],
    "- 0 <= i < j < nums.length <= 9": [
        "0 <= i <= 7",
        "1 <= j <= 8",
        "2 <= nums.length <= 9",
        "i < j",
        "j < nums.length",
    ],
    "- 0 <= k <= 2 * nums.length": ["0 <= k", "k <= 2 * nums.length"],
    "- nums.length == words.length == z\n- 1 <= z <= 9": [
        "1 <= nums.length <= 9",
        "1 <= words.length <= 9",
        "nums.length == words.length",
    ],
    "- grid[i][j] is either 0, 1, or 2.": ["0 <= grid[i][j] <= 2"],
    "- The number of Nodes will not exceed 1000.": ["head.length <= 1000"],
    "- The values of the nodes are in the range [1, 7].": ["1 <= head[i] <= 7"],
    "- Each node in the linked list has -5 <= node.val <= 5.": ["-5 <= head[i] <= 5"],
    "- At most `2 * 10^5` calls will be made to `get` and `put`.": [
        "calls to get and put <= 200000"
    ],
    "- k != 0": ["k != 0"],
    "- `1 <= sum(words[i].length) <= 3`": ["1 <= sum(words[i].length) <= 3"],
    "- grid[0][0] == grid[m - 1][n - 1] == 0": ["0 <= grid[0][0] <= 0", "0 <= grid[-1][-1] <= 0"],
    "- edges.length == z - 1\n- 2 <= z <= 4": ["1 <= edges.length <= 3"],
    "An array nums of length z.\n\n- 1 <= z <= 2": ["1 <= nums.length <= 2", "nums.length"],
    "Each `edges[i] = [uᵢ, vᵢ]`.\n\n- 0 <= uᵢ, vᵢ <= 9": [
        "2 <= edges[i].length <= 2",
        "0 <= edges[i][0] <= 9",
        "0 <= edges[i][1] <= 9",
    ],
    "- 1 <= grid[0].length <= 3": ["1 <= grid[i].length <= 3"],
    "- `edges[i] == [aᵢ, bᵢ]`\n- `aᵢ != bᵢ`": [
        "2 <= edges[i].length <= 2",
        "edges[i][0] != edges[i][1]",
    ],
    "- `1 <= m * n <= 10^5`": [
        "1 <= m <= 100000",
        "1 <= n <= 100000",
        "1 <= m * n",
        "m * n <= 10**5",
    ],
    "- `nums.length` is even.": ["nums.length % 2 == 0"],
    "- 0 <= parent[i] <= n - 1 for all i >= 1": ["0 <= parent[1:]", "parent[1:] <= n - 1"],
    "- `nums[i] != nums[i + 1]` for all valid `i`.": ["nums[i] != nums[i + 1]"],
    "- grid[i][j] == grid[j][i]\n- grid[i][i] == 1": [
        "grid[i][j] == grid[j][i]",
        "grid[i][i] == 1",
    ],
    "- `0 <= nums[i] <= parent[i] + k`": ["0 <= nums[i]", "nums[i] <= parent[i] + k"],
    "- `1 <= |nums[i]| <= 5`": ["1 <= abs(nums[i])", "abs(nums[i]) <= 5"],
    "edges[i] = [startᵢ, endᵢ]\n\n- `edges` is sorted by `startᵢ` in ascending order.": [
        "2 <= edges[i].length <= 2",
        "edges[i][0] <= edges[i + 1][0]",
    ],
    "Each `edges[i] = [uᵢ, vᵢ, wᵢ]`.\n\n- 1 <= wᵢ <= vᵢ - uᵢ": [
        "3 <= edges[i].length <= 3",
        "1 <= edges[i][2]",
        "edges[i][2] <= edges[i][1] - edges[i][0]",
    ],
    "- `nums[i]` is either 5, 10, or 20": ["nums[i]: 5 10 20"],
    "- `s` consists of lowercase English letters.": ["s: a z"],
    "- `word1` and `word2` consist of only digits and capital English letters": [
        "word1: 0 9 A Z",
        "word2: 0 9 A Z",
    ],
    "- `words[i]` consists of English letters, digits and spaces.": ["words[i]:   0 9 A Z a z"],
    "- `board[i][j]` is `'#'` or `'@'`.": ["board[i][j]: # @"],
    "- `c` is either '+', '-', or '*'.": ["c: * + -"],
    "- `s` contains only lower-case English letters, `'+'`, and `'*'`.": ["s: * + a z"],
    "- `s` consists of characters `'0'-'9'` or `'#'`": ["s: # 0 9"],
    '- `op[i]` is "add" or "remove"': ["op[i]: add remove"],
    "- All the values of `nums` are **unique**.": ["nums: unique"],
    "- points[i] = [xi, yi]\n- All the pairs (xi, yi) are distinct": [
        "2 <= points[i].length <= 2",
        "points: unique",
        "points: no edge twice in one direction",
    ],
    "- All `Node.val` are **unique**.": ["head: unique"],
    "- s, t, and word have different values.": ["s != t", "s != word", "t != word"],
    "- words and nums are unique.": ["words: unique", "nums: unique"],
    "- `nums` is sorted in **non-decreasing** order.": ["nums: <="],
    "- Both `a` and `b` are sorted in a strictly increasing order.": ["a: <", "b: <"],
    "- `lists[i]` is sorted in **descending order**.": ["lists[i]: >="],
    "- nums[i] < nums[i+1]": ["nums: <"],
    f"{EDGES}- The input represents a valid tree.": ["2 <= edges[i].length <= 2", "edges: a tree"],
    "- `parent` represents a valid tree.": ["parent: a tree"],
    f"{EDGES}- There are no repeated edges.": ["2 <= edges[i].length <= 2", "edges: no edge twice"],
    f"The edges are directed.\n\n{EDGES}- There are no repeated edges.": [
        "2 <= edges[i].length <= 2",
        "edges: no edge twice in one direction",
    ],
    f"{EDGES}- There are no self-loops.": ["2 <= edges[i].length <= 2", "edges: no loop"],
    f"{EDGES}- The given graph is connected.": [
        "2 <= edges[i].length <= 2",
        "edges: a connected graph",
    ],
    f"{EDGES}- The given graph is a directed acyclic graph.": [
        "2 <= edges[i].length <= 2",
        "edges: no cycle",
    ],
    "- nums is a permutation of integers from 0 to n - 1.": ["nums: each number from 0 once"],
    "- `t` is an anagram of `s`": ["t: the items of s"],
    "- `target` is in `nums`.": ["target: one of the items of nums"],
    "- word will not be in the list `words`.": ["word: none of the items of words"],
    "- s does not have any leading or trailing spaces": ["s: no spaces at its ends"],
    "- All the words in `s` are separated by a single space.": [
        "s: single spaces",
        "s: no spaces at its ends",
    ],
    "- s consists of digits and does not contain leading zeros.": ["s: 0 9", "s: no leading zeros"],
    "- head is guaranteed to be a valid binary search tree.": ["head: a binary search tree"],
}


@pytest.mark.parametrize("lines", READ)
def test_constraints_are_read_as_leetcode_writes_them(lines):
    """Broken: a bound is overlooked, or inputs are made that the statement rules out."""
    without = [name for name in "uvwxyz" if lines.count(name + "ᵢ")]
    found = read(lines, without)
    assert (sorted(map(told, found.entries)), found.unread) == (sorted(READ[lines]), [])


NOT_READ = [
    "- The answer is guaranteed to fit in a 32-bit integer.",
    "- It is guaranteed that the queue can be reconstructed.",
    "- 0 <= nums[i] <= 5 unless i is odd",
    "- 0 <= k <= 10, unless n is 1",
    "- 1 <= nums.length <= 1e5",
    "- 1 <= nums[i] <= 5 for every even i",
    "- grid[x][y] == 1",
    "- s is a palindrome and can be typed",
    "- 1 <= unheard <= 5",
    "- There are no repeated tickets.",
    "- n is a valid expression",
    "- 1 <= startᵢ < start[i + 1]",
    "- All the integers in nums and a are unique",
    "- All the words in `s` can be typed",
    "- `nums` is sorted and rotated",
    "- `s` contains at least one digit.",
    "- `s` consists of English letters, digits, symbols and spaces.",
    "- In `search`, `word` consists of lowercase English letters.",
    "- n == nums.length and all the nums can be typed",
    "- n == nums.length <= unheard",
    "- Each level has at most 5 nodes.",
    "- The depth of the tree will not exceed 10.",
    "- Each test case will call `ping` with strictly increasing values of `k`.",
    "- `k` is strictly increasing.",
    "- All the integers in s are in the range [1, 300].",
]


@pytest.mark.parametrize("line", NOT_READ)
def test_what_cannot_be_checked_is_said(line):
    """Broken: a wording is guessed at, so that legal inputs are refused or illegal ones made."""
    found = read(line)
    assert len(found.unread) == 1
    assert {*map(told, found.entries)} <= {"n == nums.length"}


def test_what_follows_the_constraints_is_none():
    """Broken: what is asked of whoever has solved a problem is held for a constraint."""
    more = "**Follow-up:** could you also solve it for\n\n- n == 5?"
    for text in (
        f"# A\n\n**Constraints:**\n- 1 <= k <= 9\n\n{more}",
        f"{spec('- 1 <= k <= 9')}{more}",
    ):
        assert [*map(told, constraints_in(text, KINDS).entries)] == ["1 <= k <= 9"]


def test_what_is_said_of_the_nodes_of_one_parameter_is_not_said_of_another():
    """Broken: where two trees have bounds of their own, both are held to the smaller one."""
    lines = "- The tree `root` has 1 to 20 nodes.\n- The number of nodes in the sub tree is 1 to 9."
    lines = lines.replace("in the sub tree is 1 to 9", "in the subRoot tree is in the range [1, 9]")
    kinds = dict.fromkeys(("root", "subRoot"), "TreeNode")
    found = constraints_in(spec(lines), kinds, [*kinds])
    assert [*map(told, found.entries)] == ["1 <= root.length <= 20", "1 <= subRoot.length <= 9"]


def test_all_strings_are_those_of_every_parameter():
    """Broken: what is said of all strings is checked in none."""
    line = "- All strings consist of lowercase English letters."
    found = constraints_in(spec(line), {"id": "int", "name": "str", "others": TEXTS})
    values = InputValues({"id": [7], "name": ["ab"], "others": [["c", "d_"]]}, {})
    broken = [why for one in found.entries for why in one.broken_by(values)]
    assert broken == ["others[i] has '_'; the constraints do not allow it"]


def test_a_tolerance_is_no_constraint_that_nobody_read():
    """Broken: an author is told to check by hand how exact LeetCode wants a float."""
    lines = "- Answers within `10^-5` of the actual value will be accepted.\n- There is a way."
    assert read(lines).unread == ["There is a way"]


FLIGHT = """A flight `[from, to, price]` leads from one city to another.

- flights[i].length == 3
{more}
- 0 <= from_i, to_i < n
- 1 <= price_i <= 9
- 1 <= days <= 2
"""


def test_fields_that_a_statement_names_in_passing_are_those_of_the_only_record():
    """Broken: a shrunk input has a city that is none, as nothing says what `from` is."""
    found = read(FLIGHT.format(more="- 1 <= n <= 9"))
    assert {"1 <= flights[i][2] <= 9", "flights[i][1] < n"} <= {*map(told, found.entries)}
    assert found.unread == ["1 <= days <= 2"], "what is not a parameter is named"
    two = read(FLIGHT.format(more="- pairs[i].length == 3"))
    assert two.unread == ["0 <= from_i, to_i < n", "1 <= price_i <= 9", "1 <= days <= 2"]


def arranged(of, how, other=""):
    return Arranged(path_of(of), how, path_of(other))


ENFORCED = [  # (what is read, an input that keeps it, an input that breaks it)
    (arranged("edges", "a tree"), {"edges": [[0, 1], [1, 2]]}, {"edges": [[0, 1], [2, 3]]}),
    (arranged("parent", "a tree"), {"parent": [-1, 0, 0]}, {"parent": [-1, 2, 1]}),
    (arranged("edges", "no edge twice"), {"edges": [[0, 1], [1, 2]]}, {"edges": [[0, 1], [1, 0]]}),
    (arranged("edges", "no loop"), {"edges": [[0, 1]]}, {"edges": [[1, 1]]}),
    (
        arranged("edges", "a connected graph"),
        {"n": 3, "edges": [[0, 1], [1, 2], [0, 2]]},
        {"n": 4, "edges": [[0, 1], [1, 2], [0, 2]]},
    ),
    (
        arranged("edges", "no cycle"),
        {"edges": [[0, 1], [1, 2], [0, 2]]},
        {"edges": [[0, 1], [1, 2], [2, 0]]},
    ),
    (arranged("nums", "each number from 0 once"), {"nums": [2, 0, 1]}, {"nums": [2, 2, 1]}),
    (arranged("t", "the items of", "s"), {"s": "aab", "t": "aba"}, {"s": "aab", "t": "abb"}),
    (
        arranged("k", "one of the items of", "nums"),
        {"nums": [1, 2], "k": 2},
        {"nums": [1, 2], "k": 3},
    ),
    (
        arranged("word", "none of the items of", "words"),
        {"words": ["a"], "word": "b"},
        {"words": ["a"], "word": "a"},
    ),
    (Letters(path_of("nums[i]"), (5, 10, 20), True), {"nums": [20]}, {"nums": [6]}),
    (Order("nums[i]", "!=", "nums[i + 1]"), {"nums": [1, 2, 1]}, {"nums": [1, 2, 2]}),
    (Order("nums[i]", "<=", "i"), {"nums": [0, 1]}, {"nums": [0, 2]}),
    (Order("abs(nums[i])", "<=", "5"), {"nums": [-5]}, {"nums": [-6]}),
    (
        Order("grid[i][j]", "==", "grid[j][i]"),
        {"grid": [[1, 2], [2, 1]]},
        {"grid": [[1, 2], [3, 1]]},
    ),
    (Order("grid[i][i]", "==", "1"), {"grid": [[1, 2], [2, 1]]}, {"grid": [[1, 2], [2, 2]]}),
    (
        Order("edges[i][2]", "<=", "edges[i][1] - edges[i][0]"),
        {"edges": [[0, 9, 9], [1, 9, 8]]},
        {"edges": [[0, 9, 9], [1, 9, 9]]},
    ),
    (arranged("nums", "<"), {"nums": [1, 2]}, {"nums": [1, 1]}),
    (arranged("nums", UNIQUE), {"nums": [1, 2]}, {"nums": [1, 1]}),
    (arranged("edges[i][0]", UNIQUE), {"edges": [[1, 2], [2, 2]]}, {"edges": [[1, 2], [1, 3]]}),
    (arranged("s", "no spaces at its ends"), {"s": "a b"}, {"s": "a "}),
    (arranged("s", "single spaces"), {"s": "a b"}, {"s": "a  b"}),
    (arranged("s", "no leading zeros"), {"s": "0"}, {"s": "01"}),
    (
        arranged("root", "a binary search tree"),
        {"root": [2, 1, 4, None, None, 3]},
        {"root": [2, 1, 4, None, None, 1]},
    ),
    (
        arranged("edges", "no edge twice in one direction"),
        {"edges": [[0, 1, 5], [1, 0, 5]]},
        {"edges": [[0, 1, 5], [0, 1, 6]]},
    ),
    (Bound(path_of("sum(words[i].length)"), 1, 3), {"words": ["ab", "c"]}, {"words": ["ab", "cd"]}),
    (Bound(path_of("grid[-1][-1]"), 0, 0), {"grid": [[0, 1], [1, 0]]}, {"grid": [[0, 1], [1, 1]]}),
    (Bound(path_of("grid[i].length"), 1, 3), {"grid": [[0], [0]]}, {"grid": [[0], []]}),
    (Bound(path_of("parent[1:]"), 0, 3), {"parent": [-1, 0]}, {"parent": [-1, -1]}),
]


@pytest.mark.parametrize(("entry", "kept", "broken"), ENFORCED, ids=str)
def test_what_is_read_is_enforced(entry, kept, broken):
    """Broken: an input that breaks what the statement says is judged, or a legal one is refused."""
    said = [
        [*entry.broken_by(InputValues({name: [value] for name, value in values.items()}, {}))]
        for values in (kept, broken)
    ]
    assert [bool(some) for some in said] == [False, True]


def test_what_the_constraints_leave_open_is_known():
    """Broken: an input of a length that nobody stated counts as legal for certain."""
    kinds = {"grid": GRID, "s": "str", "k": "int", "root": "TreeNode"}
    lines = "1 <= grid.length <= 9", "0 <= grid[i][j] <= 9", "s consists of digits", "k <= 9"
    found = constraints_in(spec("".join(f"- {line}\n" for line in lines)), kinds, ["root"])
    assert found.unread == []
    assert unsaid(kinds, found.entries) == ["grid[i].length", "s.length", "root.length", "root[i]"]


def test_a_statement_computes_no_huge_number():
    """Broken: a statement from anywhere keeps the judge busy for ever."""
    assert number("2 * 10**4") == 20_000
    for text in ("9**9**9**9", "10**500", "1" * 300, "__import__('os')", "(" * 150):
        assert number(text) is None
