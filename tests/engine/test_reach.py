"""What a recipe reaches is said, and where it promises more."""

import re

import pytest
from kata import paths
from kata.cases.coverage import reach_lines, reach_of, shortfalls
from kata.problem.constraints.bounds import Bound, Order
from kata.problem.constraints.named_values import InputValues
from kata.problem.constraints.read import constraints_in
from kata.problem.constraints.worded import Arranged, Letters
from kata.problem.folder import Problem

STATED = {
    "- `1 <= nums.length <= 10^5`": [("nums.length", 1, 10**5)],
    "- -10<sup>9</sup> <= nums[i] <= 10<sup>9</sup>": [("nums[i]", -(10**9), 10**9)],
    "* 0 ≤ rowSum[i], colSum[j] ≤ 10⁸": [("rowSum[i]", 0, 10**8), ("colSum[i]", 0, 10**8)],
    "- -2³¹ ≤ matrix[i][j] ≤ 2³¹ - 1": [("matrix[i][j]", -(2**31), 2**31 - 1)],
    "- $1 <= n <= 2 * 10^4$": [("n", 1, 20000)],
    "- 0 < k < 10,000": [("k", 1, 9999)],
    "- `0 <= row < n`": [("row", 0, None), ("n", 1, None)],
    "- n <= 30": [("n", None, 30)],
    "- The number of nodes in the list is in the range `[0, 5000]`.": [("head.length", 0, 5000)],
    "- The list has 1 to 3 · 10⁴ nodes.\n- `0 <= Node.val <= 9`": [
        ("head.length", 1, 30000),
        ("head[i]", 0, 9),
    ],
    "- The number of nodes in the list is sz.\n- 1 <= sz <= 30": [("head.length", 1, 30)],
    "- 1 <= k <= n <= 10^4": [("k", 1, 10**4), ("n", 1, 10**4)],
    "- 0 <= i < j < nums.length <= 9": [("i", 0, 7), ("j", 1, 8), ("nums.length", 2, 9)],
    "- m == grid.length\n- n == grid[i].length\n- 1 <= m, n <= 300": [
        ("grid.length", 1, 300),
        ("grid[i].length", 1, 300),
    ],
    "- `edges[i].length == 2`": [("edges[i].length", 2, 2)],
    "- player is 1 or 2.": [("player", 1, 2)],
    "- <code>1 &lt;= k &lt;= 10<sup>5</sup></code>": [("k", 1, 10**5)],
    "- 0 <= k <= 2 * nums.length": [("k", 0, None)],
    "- `0 <= k <= 2n`": [("k", 0, None)],
    "- 1 <= nums.length <= 10^{5}": [("nums.length", 1, 10**5)],
    "- 1 <= nums.length <= 1e5": [],
    "- 1 <= nums[i] <= 5 for every even i": [],
    "- 0 <= k <= 10, unless n is 1": [],
    "- 1 <= k <= 3 or k == 7": [],
    "- 1 <= nums.length <= 2 (after removing duplicates)": [],
    "- n == nums.length - 1\n- 1 <= n <= 2": [("n", 1, 2)],
    "- nums.length == words.length == n\n- 1 <= n <= 9": [
        ("nums.length", 1, 9),
        ("words.length", 1, 9),
    ],
    "- `1 <= 2 * n <= m`": [("m", 1, None)],
    "- `0 <= |a[i] - a[j]| <= 5`": [],
    "- `1 <= nums[0] <= 5`": [("nums[0]", 1, 5)],
    "- grid[i][j] is either 0, 1, or 2.": [("grid[i][j]", 0, 2)],
    "- `mat[i][j]` is 1, 3 or 4": [],
    "- The number of Nodes will not exceed 1000.": [("head.length", None, 1000)],
    "- The total number of nodes is between `[0, 10^4]`": [("head.length", 0, 10**4)],
    "- The number of the nodes in the list is in the range `[0, 10^4]`.": [
        ("head.length", 0, 10**4)
    ],
    "- `1 <= a <= 5`\n- `a == b`": [("a", 1, 5)],
    "- The values of the nodes are in the range [1, 7].": [("head[i]", 1, 7)],
    "<ul>\n\t<li><code>1 &lt;= k &lt;= 10<sup>5\u200b</sup></code></li>\n</ul>": [("k", 1, 10**5)],
    "- At most `2 * 10^5` calls will be made to `get` and `put`.": [
        ("calls to get and put", None, 2 * 10**5)
    ],
    "- k != 0": [],
    "- 1 <= k <= 9\n\n**Follow-up:** could you also solve it for\n\n- n == 5?": [("k", 1, 9)],
    "- `s` consists of lowercase English letters.": [],
    "- All values are unique; 2 is one of them.": [],
}


@pytest.mark.parametrize("line", STATED)
def test_constraints_are_read_as_leetcode_writes_them(line):
    """Broken: a bound is overlooked, or misread, so that cases which miss it are not noticed."""
    for text in (
        f"# A\n\n## Constraints\n\n{line}\n\n## Examples\n",
        f"# A\n\n**Constraints:**\n{line}\n",
        f"# A\n\n<p>&nbsp;</p>\n<p><strong>Constraints:</strong></p>\n\n{line}\n",
    ):
        assert constraints_in(text, ["head"]).bounds == [Bound(*bound) for bound in STATED[line]]


def test_what_is_said_of_the_nodes_of_one_parameter_is_not_said_of_another():
    """Broken: where two trees have bounds of their own, both are held to the smaller one."""
    lines = "- The tree `root` has 1 to 20 nodes.\n- The tree `subRoot` has 1 to 10 nodes."
    found = constraints_in(f"# A\n\n## Constraints\n\n{lines}\n", ["root", "subRoot"])
    assert found.bounds == [Bound("root.length", 1, 20), Bound("subRoot.length", 1, 10)]


ALLOWED = {
    "- `s` consists of lowercase English letters.": {"s": "az"},
    "- `word1` and `word2` consist of only digits and capital English letters": {
        "word1": "09AZ",
        "word2": "09AZ",
    },
    "- `words[i]` consists of English letters, digits and spaces.": {"words[i]": " 09AZaz"},
    "- `board[i][j]` is `'#'` or `'@'`.": {"board[i][j]": "#@"},
    "- `c` is either '+', '-', or '*'.": {"c": "*+-"},
    "- `s` consists of English letters, digits, symbols and spaces.": {},
    "- In `search`, `word` consists of lowercase English letters.": {},
    "- `a`, `b`, and `c[i]` consist of lowercase English letters.": dict.fromkeys(
        ("a", "b", "c[i]"), "az"
    ),
    "- `s` contains only lower-case English letters, `'+'`, and `'*'`.": {"s": "*+az"},
    "- `num` only consists of digits": {"num": "09"},
    "- `s` consists of characters `'0'-'9'` or `'#'`": {"s": "#09"},
    "- Both `s` and `t` are made of lowercase letters": {},
    "- `letter` is a lowercase English letter.": {"letter": "az"},
    "- `s` contains lowercase English letters only.": {"s": "az"},
    "- All strings consist of uppercase and lowercase English letters and digits.": {
        "a string": "09AZaz"
    },
    "- Each string will only contain lowercase English letters": {"a string": "az"},
    "- All strings are unique.": {},
    "- `s` contains at least one digit.": {},
    "- `email` contains '@'.": {},
    '- `op[i]` is "add" or "remove"': {"op[i]": ""},
    "- `tokens[i]` is an operator or a digit": {},
    "- `k` is even.": {},
    "- `a[i] = [x<sub>i</sub>, y<sub>i</sub>]`\n- `x<sub>i</sub>` consists of digits.": {
        "a[i][0]": "09"
    },
}


@pytest.mark.parametrize("line", ALLOWED)
def test_letters_are_read_as_leetcode_writes_them(line):
    """Broken: an illegal letter is judged, or a legal one is refused."""
    found = constraints_in(f"# A\n\n## Constraints\n\n{line}\n").of_kind(Letters)
    ends = {"a", "z", "A", "Z", "0", "9", " ", *"#@*+-"}
    assert {one.of: "".join(sorted(ends & {*one.allowed})) for one in found} == ALLOWED[line]


def test_all_strings_are_those_of_every_parameter():
    """Broken: what is said of all strings is checked in none."""
    line = "- All strings consist of lowercase English letters."
    (rule,) = constraints_in(f"# A\n\n## Constraints\n\n{line}\n").entries
    values = InputValues({"id": [7], "name": ["ab"], "others": [["c", "d_"]]}, {})
    assert [*rule.broken_by(values)] == ["a string has '_'; the constraints do not allow it"]


def test_a_tolerance_is_no_constraint_that_nobody_read():
    """Broken: an author is told to check by hand how exact LeetCode wants a float."""
    lines = "- Answers within `10^-5` of the actual value will be accepted.\n- There is a way."
    assert constraints_in(f"# A\n\n## Constraints\n\n{lines}\n").unread == ["There is a way"]


COMPARED = {
    "- `prerequisites[i] == [a<sub>i</sub>, b<sub>i</sub>]`\n- `a<sub>i</sub> != b<sub>i</sub>`": [
        ("prerequisites[i][0]", "!=", "prerequisites[i][1]")
    ],
    "- edges.length == n - 1": [("edges.length", "==", "n - 1")],
    "- times[i] = (u_{i}, v_{i})\n- u_{i} != v_{i}": [("times[i][0]", "!=", "times[i][1]")],
    "- queries[j] = [p<sub>j</sub>, q<sub>j</sub>]\n- p<sub>j</sub> != q<sub>j</sub>": [
        ("queries[i][0]", "!=", "queries[i][1]")
    ],
    "- n == grid.length\n- 0 <= grid[i][j] < n²": [("grid[i][j]", "<", "grid.length**2")],
    "- `1 <= m * n <= 10^5`": [("1", "<=", "m * n"), ("m * n", "<=", "10**5")],
    "- m == grid.length\n- 1 <= k <= min(m, n)": [("k", "<=", "min(grid.length, n)")],
    "- `nums.length` is even.": [("nums.length % 2", "==", "0")],
    "- All the values of `nums` are **unique**.": [("nums", "unique")],
    "- All `nums[i]` are distinct": [("nums", "unique")],
    "- All the elements in groups[i] are unique": [("groups[i]", "unique")],
    "- points[i] = [xi, yi]\n- All the pairs (xi, yi) are distinct": [("points", "unique")],
    "- `nums` contains **distinct** values": [("nums", "unique")],
    "- All `Node.val` are **unique**.": [("head", "unique")],
    "- The values of the nodes in the tree are unique": [("head", "unique")],
    "- `nums` is sorted in **non-decreasing** order.": [("nums", "<=")],
    "- Both `a` and `b` are sorted in a strictly increasing order.": [("a", "<"), ("b", "<")],
    "- `lists[i]` is sorted in **descending order**.": [("lists[i]", ">=")],
    "- All items are different": [],
    "- All the words in `s` can be typed": [],
    "- `nums` is sorted and rotated": [],
    "- 0 <= parent[i] <= n - 1 for all i >= 1": [("parent[1:]", "<=", "n - 1")],
    "- edges represents a valid tree": [],
}


@pytest.mark.parametrize("line", COMPARED)
def test_how_values_compare_is_read_as_leetcode_writes_it(line):
    """Broken: lists that must be sorted, or values that must differ, are judged when they do not.

    A line that cannot be read must be listed, so that somebody writes a check().
    """
    found = constraints_in(f"# A\n\n## Constraints\n\n{line}\n", ["head"])
    orders = [tuple(one) for one in found.entries if isinstance(one, (Order, Arranged))]
    assert orders == COMPARED[line]
    assert bool(found.unread) == (not COMPARED[line])


FLIGHT = """# Flights

A flight `[from, to, price]` leads from one city to another.

## Constraints

- flights[i].length == 3
{more}
- 0 <= from_i, to_i < n
- 1 <= price_i <= 9
- 1 <= days <= 2
"""


def test_fields_that_a_statement_names_in_passing_are_those_of_the_only_record():
    """Broken: a shrunk input has a city that is none, as nothing says what `from` is."""
    found = constraints_in(FLIGHT.format(more=""), (), ["n", "flights"])
    assert Bound("flights[i][2]", 1, 9) in found.bounds
    assert Order("flights[i][1]", "<", "n") in found.entries
    assert found.unread == ["1 <= days <= 2"], "what is not a parameter is named"
    more = FLIGHT.format(more="- trains[i].length == 3")
    two = constraints_in(more, (), ["n", "flights", "trains"])
    assert two.unread == ["0 <= from_i, to_i < n", "1 <= price_i <= 9", "1 <= days <= 2"]


def test_a_square_of_a_grid_is_one_letter():
    """Broken: a shrunk board has a square without a letter, or with two."""
    lines = (
        "- `board[i][j]` and `words[i]` consist of letters.\n- `names[i][j]` consists of digits."
    )
    lines += "\n- 1 <= names[i][j].length <= 3"
    found = constraints_in(f"# A\n\n## Constraints\n\n{lines}\n").of_kind(Letters)
    assert {one.of: one.is_one for one in found} == {
        "board[i][j]": True,
        "words[i]": False,
        "names[i][j]": False,
    }


RECIPE = """SMALL, LARGEST = 3, {largest}


def inputs(pick, size):
    return ({number},)


def answer(number):
    return 2 * number
"""


def suite(repository, number, largest=100, constraint="", more=""):
    """What the suite says of a problem with this recipe."""
    rules = RECIPE.format(number=number, largest=largest) + more
    repository.write("problems/double/problem.py", rules)
    if constraint:
        spec = (repository.root / "problems/double/README.md").read_text()
        repository.write("problems/double/README.md", f"{spec}\n## Constraints\n\n- {constraint}\n")
    return repository.suite("--problem=double", "--fresh").stdout


def test_a_recipe_that_makes_one_input_is_found_out(repository):
    """Broken: a constant recipe is green, and says that a hundred cases were judged."""
    said = suite(repository, "4")
    assert "problem.py: the group 'small' has only 1 different inputs" in said


@pytest.mark.parametrize(
    ("number", "constraint", "says"),
    [
        ("pick(range(20))", "0 <= number <= 10^4", "number may be 10,000, but no case exceeds 19"),
        ("pick(range(20))", "-500 <= number", "number may be -500, but no case is below 0"),
        ("pick(range(20))", "0 <= number <= 150", ""),
    ],
)
def test_a_bound_that_no_case_comes_near_is_named(repository, number, constraint, says):
    """Broken: nobody is told that the cases are far from what the constraints allow."""
    said = suite(repository, number, constraint=constraint)
    assert f"number: 0 to 19; the constraints allow {constraint[:0]}" in said
    assert (f"double: {says}" in said) if says else ("double: number may" not in said)
    if says:
        reason = '\n\nUNREACHED = "answers would be too long"\n'
        assert says not in suite(repository, number, more=reason)


def test_a_size_that_is_only_promised_is_named(repository):
    """Broken: LARGEST says 100,000, and no list is longer than three, though it might be."""
    repository.change("problems/double/README.md", "number: int", "number: List[int]")
    repository.change(
        "problems/double/README.md", "number = 3\nOutput: 6", "number = []\nOutput: 0"
    )
    rules = RECIPE.replace("2 * number", "2 * len(number)")
    short = "[pick((1, 2)) for _ in range(pick(range(4)))]"
    repository.write("problems/double/problem.py", rules.format(number=short, largest=100_000))
    said = repository.suite("--problem=double").stdout
    assert "double: LARGEST = 100,000, but no list or string is longer than 3" in said
    spec = (repository.root / "problems/double/README.md").read_text()
    repository.write(
        "problems/double/README.md", f"{spec}\n## Constraints\n\n- 0 <= number.length <= 3\n"
    )
    assert "no list or string is longer" not in repository.suite("--problem=double").stdout


def test_a_change_that_no_output_states_is_named(repository):
    """Broken: a solution that returns the right number is accepted, whatever it leaves behind."""
    spec = "problems/double/README.md"
    repository.change(spec, "number: int", "number: List[int]")
    repository.change(spec, "number = 3\nOutput: 6", "number = [3]\nOutput: 2")
    rules = RECIPE.replace("return 2 * number", "number.reverse()\n    number *= 2\n    return 2")
    rules = rules.format(number="[pick(range(20))]", largest=100)
    repository.write("problems/double/problem.py", rules)
    said = repository.suite("--problem=double").stdout
    assert "answer() changes number; if that counts, state it: Output: ..., number = ..." in said


STACK = """# Stack

```python
class Stack:
    def __init__(self, limit: int):

    def push(self, word: str) -> None:

    def size(self) -> int:
```

```text
Input: ["Stack","push","size"]
[[2],["a"],[]]
Output: [null,null,1]
```

## Constraints

- `1 <= limit <= 1000`
- `1 <= word.length <= 5`
- At most `{calls}` calls will be made to `push`.
"""
LIMITED = """SMALL, LARGEST, RANDOM = 2, 500, {random}


class Stack:
    def __init__(self, limit):
        self.limit, self.kept = limit, []

    def push(self, word):
        self.kept = [*self.kept, word][: self.limit]

    def size(self):
        return len(self.kept)


def inputs(pick, size):
    words = ["a", "b", "ab"{more}]
    names, calls = pick.calls(size, {{"push": [words], "size": []}})
    return ["Stack", *names], [[pick(range(1, 100))], *calls]
"""


def reached(tmp_path, monkeypatch, calls=500, random=40, more=""):
    """What the cases of a class with these rules reach, and what they miss."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    (tmp_path / "README.md").write_text(STACK.format(calls=calls))
    (tmp_path / "problem.py").write_text(LIMITED.format(random=random, more=more))
    problem = Problem(tmp_path)
    found = reach_of(problem)
    return [*reach_lines(problem, found)], [*shortfalls(problem, found)]


def test_what_the_cases_of_a_class_reach_is_said(tmp_path, monkeypatch):
    """Broken: of a class, neither calls nor arguments are told, and LARGEST as if it were drawn."""
    lines, lacking = reached(tmp_path, monkeypatch)
    assert lines[1:] == [
        "LARGEST = 500, but random inputs only grow to RANDOM = 40",
        "calls to push: 0 to 40; the constraints allow at most 500",
        "calls to size: 0 to 40",
        "Stack(limit): 1 to 99; the constraints allow 1 to 1,000",
        "push(word.length): 1 to 2; the constraints allow 1 to 5",
        "letters in push(word): 'ab'",
    ]
    assert lacking == [
        "limit may be 1,000, but no case exceeds 99",
        "calls to push may be 500, but no case exceeds 40",
        "LARGEST = 500, but no sequence of calls, list or string is longer than 40",
    ]


def test_only_calls_of_the_methods_that_a_bound_names_count(tmp_path, monkeypatch):
    """Broken: an input is illegal for its calls of a method that the constraint does not name."""
    (line,) = (one for one in reached(tmp_path, monkeypatch, calls=1)[0] if "to size" in one)
    assert line == "calls to size: 0 to 40"


def test_how_many_inputs_are_illegal_is_said(tmp_path, monkeypatch):
    """Broken: inputs are dropped in silence, and the recipe is said not to reach what it makes."""
    lines, lacking = reached(tmp_path, monkeypatch, calls=5)
    why = r"calls to push is \d+; the constraints allow at most 5"
    (line,) = (line for line in lines if line.startswith("left out"))
    pattern = rf"left out of generated: (\d+) of ([\d,]+) inputs are illegal, the first: {why}"
    count, made = (int(n.replace(",", "")) for n in re.fullmatch(pattern, line).groups())
    assert 0 < count < made
    assert re.fullmatch(
        f"inputs\\(\\) makes {count} random inputs that are illegal, the first: {why}", lacking[0]
    )
    assert lacking[1] == "limit may be 1,000, but no case exceeds 99"
