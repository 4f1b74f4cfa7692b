"""Constraints are read as LeetCode writes them, and inputs that break one are found out."""

import pytest
from kata.statement.constraints import constraints_in, unsaid
from kata.statement.kinds import UNIQUE, Arranged, Bound, Letters, Order, Same
from kata.statement.paths import InputValues, Path, number, path_of

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
    return f"{entry.of}: {entry.how}"


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
    "- At most `2 * 10^5` calls will be made to `get` and `put`.": [
        "calls to get and put <= 200000"
    ],
    "- k != 0": ["k != 0"],
    "Each `edges[i] = [uᵢ, vᵢ]`.\n\n- 0 <= uᵢ, vᵢ <= 9": [
        "2 <= edges[i].length <= 2",
        "0 <= edges[i][0] <= 9",
        "0 <= edges[i][1] <= 9",
    ],
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
    "- `0 <= nums[i] <= parent[i] + k`": ["0 <= nums[i]", "nums[i] <= parent[i] + k"],
    "Each `edges[i] = [uᵢ, vᵢ, wᵢ]`.\n\n- 1 <= wᵢ <= vᵢ - uᵢ": [
        "3 <= edges[i].length <= 3",
        "1 <= edges[i][2]",
        "edges[i][2] <= edges[i][1] - edges[i][0]",
    ],
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
    "- All the values of `nums` are unique.": ["nums: unique"],
    "- All `Node.val` are unique.": ["head: unique"],
    "- words and nums are unique.": ["words: unique", "nums: unique"],
    "- `nums` is sorted in non-decreasing order.": ["nums: <="],
    "- Both `a` and `b` are sorted in a strictly increasing order.": ["a: <", "b: <"],
    "- `lists[i]` is sorted in descending order.": ["lists[i]: >="],
}


@pytest.mark.parametrize("lines", READ)
def test_constraints_are_read_as_leetcode_writes_them(lines):
    """Broken: a bound is overlooked, or inputs are made that the statement rules out."""
    without = [name for name in "uvwxyz" if lines.count(name + "ᵢ")]
    found = read(lines, without)
    assert (sorted(map(told, found.entries)), found.unread) == (sorted(READ[lines]), [])


NOT_READ = [
    "- The number of nodes at each level is in the range [1, 9].",
    "- nums[i] != nums[i + 1]",
    "- grid[i][i] == 1",
    "- grid[i][j] == grid[j][i]",
    "- grid[n - 1][n - 1] == 0",
    "- s, t, and word have different values.",
    "- nums[i] is 5, 10 or 20",
    "- 0 <= sum(nums) <= 9",
    "- The given graph is connected.",
    "- 1 <= nums.length <= 104 (or is it a power?)",
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


def test_what_is_said_of_the_nodes_of_one_parameter_is_not_said_of_another():
    """Broken: where two trees have bounds of their own, both are held to the smaller one."""
    lines = "- The tree `root` has 1 to 20 nodes.\n- The number of nodes in the sub tree is 1 to 9."
    lines = lines.replace("in the sub tree is 1 to 9", "in the subRoot tree is in the range [1, 9]")
    kinds = dict.fromkeys(("root", "subRoot"), "TreeNode")
    found = constraints_in(spec(lines), kinds, [*kinds])
    assert [*map(told, found.entries)] == ["1 <= root.length <= 20", "1 <= subRoot.length <= 9"]


def arranged(of, how):
    return Arranged(path_of(of), how)


ENFORCED = [  # (what is read, an input that keeps it, an input that breaks it)
    (arranged("nums", "<"), {"nums": [1, 2]}, {"nums": [1, 1]}),
    (arranged("nums", UNIQUE), {"nums": [1, 2]}, {"nums": [1, 1]}),
    (Bound(path_of("grid[i].length"), 1, 3), {"grid": [[0], [0]]}, {"grid": [[0], []]}),
    (Letters(path_of("op[i]"), ("add", "take"), True), {"op": ["add"]}, {"op": ["ad"]}),
    (Order("edges[i][0]", "<", "n"), {"n": 2, "edges": [[1, 2]]}, {"n": 2, "edges": [[2, 1]]}),
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
