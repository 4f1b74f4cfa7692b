"""Inputs derived from a signature and constraints keep these, and reach what they allow."""

import re
from itertools import islice
from marshal import loads
from random import Random

import pytest
from kata import KataError
from kata.cases.checker import why_illegal
from kata.cases.generate import cases_of
from kata.cases.inputs import inputs_of
from kata.cases.model import GENERATED, SMALL
from kata.cases.recipe import RandomPick, every
from kata.problem.folder import Problem
from kata.tools.case_counts import counts_of
from kata.wire.plain import encode

ANSWER = "def answer(*values):\n    return 0\n"
TOLD = {  # {what is derived: the parameters, an example, the constraints, what small inputs hold}
    "a number": ("n: int", "n = 3", ["1 <= n <= 45"], [(n,) for n in (1, 2, 44, 45)]),
    "a list": (
        "nums: List[int]",
        "nums = [3]",
        ["1 <= nums.length <= 100", "-5 <= nums[i] <= 1000"],
        [([0],), ([-1, 1, 0],), ([1000, 0, 0],)],
    ),
    "rows of one length": (
        "grid: List[List[int]]",
        "grid = [[1,0],[0,1]]",
        ["1 <= grid.length <= 9", "1 <= grid[i].length <= 9", "0 <= grid[i][j] <= 1"],
        [([[0]],), ([[0, 1], [1, 0]],)],
    ),
    "an index": (
        "nums: List[int], k: int",
        "nums = [1,0], k = 1",
        ["1 <= k <= nums.length <= 50", "0 <= nums[i] < nums.length"],
        [([0], 1), ([1, 0, 0], 3), ([2, 2, 2], 1)],
    ),
    "a sorted list": (
        "nums: List[int]",
        "nums = [1,2]",
        ["0 <= nums.length <= 50", "0 <= nums[i] <= 9", "nums is sorted in non-decreasing order"],
        [([],), ([0, 0, 1],)],
    ),
    "equal lengths": (
        "a: List[int], b: List[int]",
        "a = [1], b = [2]",
        ["n == a.length == b.length", "1 <= n <= 50", "0 <= a[i], b[i] <= 50"],
        [([0], [1]), ([0, 1], [1, 1])],
    ),
    "edges": (
        "n: int, edges: List[List[int]]",
        "n = 2, edges = [[0,1]]",
        [
            "1 <= n <= 100",
            "0 <= edges.length <= 200",
            "edges[i].length == 2",
            "edges[i] = [u, v]",
            "0 <= u, v < n",
            "u != v",
        ],
        [(1, []), (2, [[1, 0], [0, 1]])],
    ),
    "a word": (
        "s: str",
        's = "ab"',
        ["1 <= s.length <= 100", "s consists of lowercase English letters"],
        [("a",), ("zba",)],
    ),
    "a tree": (
        "root: Optional[TreeNode]",
        "root = [1]",
        ["The number of nodes in the tree is in the range [0, 100]", "-9 <= Node.val <= 9"],
        [([],), ([0, None, 1],), ([0, 1, -1],)],
    ),
}


def problem_of(folder, parameters, example, lines):
    """A problem of which the statement is all there is, but for an answer."""
    stated = "\n".join(f"- `{line}`" if "=" in line else f"- {line}" for line in lines)
    (folder / "README.md").write_text(
        f"# Told\n\n```python\nclass Solution:\n    def told(self, {parameters}) -> int:\n```\n\n"
        f"```text\nInput: {example}\nOutput: 0\n```\n\n## Constraints\n\n{stated}\n"
    )
    (folder / "problem.py").write_text(ANSWER)
    return Problem(folder)


@pytest.mark.parametrize("what", TOLD)
def test_derived_inputs_are_legal_and_hold_what_the_constraints_allow(what, tmp_path):
    """Broken: inputs that a statement allows are not derived from it, or others are."""
    *told, wanted = TOLD[what]
    problem = problem_of(tmp_path, *told)
    cases = cases_of(problem)
    small = {cases.arguments[i] for i in cases.in_group(SMALL)}
    assert not [one for one in wanted if encode(one) not in small]
    left_out = sum(count for group, (count, _) in cases.illegal.items() if group == SMALL)
    assert left_out * 2 <= len(small)
    assert not any(why_illegal(problem, arguments) for arguments in cases.arguments)
    assert inputs_of(problem).is_whole or cases.in_group(GENERATED)


CALLS = """# Told

```python
class Told:
    def __init__(self):
    def add(self, word: str) -> int:
```

```text
Input: ["Told", "add"], [[], ["a"]]
Output: [null, 0]
```

## Constraints

- 1 <= word.length <= 2000
- word consists of lowercase English letters
- At most 900 calls will be made to add
"""


def test_an_error_on_a_derived_input_names_the_input(tmp_path):
    """Broken: one reads that 'NoneType' has no 'val', and not that an empty tree was tried."""
    parameters, example = "root: Optional[TreeNode]", "root = [1,2,3]"
    problem = problem_of(tmp_path, parameters, example, ["0 <= Node.val <= 9"])
    problem.rules_file.write_text("def answer(root):\n    return root.val\n")
    with pytest.raises(KataError) as error:
        cases_of(problem)
    assert re.search(
        r"py:2: case 2 \(.*: Attr.* 'val'; no constraint forbids \[\]$", str(error.value)
    )


def test_each_call_has_a_word_of_its_own_length(tmp_path):
    """Broken: all words of a class are as long as the first, and together far too long."""
    (tmp_path / "README.md").write_text(CALLS)
    (tmp_path / "problem.py").write_text(
        "class Told:\n    def add(self, word):\n        return 0\n"
    )
    calls = [loads(data)[1][1:] for data in cases_of(Problem(tmp_path)).arguments]
    assert max(map(len, calls)) > 600
    assert any(len({len(word) for (word,) in some}) > 10 for some in calls)


def test_too_many_small_inputs_are_none(tmp_path):
    """Broken: a problem all of whose inputs are long cannot be judged at all."""
    lines = ["s.length == 30", "s consists of digits"]
    problem = problem_of(tmp_path, "s: str", f's = "{"0" * 30}"', lines)
    cases = cases_of(problem)
    assert ([*cases.in_group(SMALL)], inputs_of(problem).small) == ([], 0)
    assert cases.in_group(GENERATED)


def test_rows_are_of_one_length_where_those_of_the_examples_are(tmp_path):
    """Broken: a ragged grid is held against a solution, where the statement means a matrix."""
    *told, _ = TOLD["rows of one length"]
    grids = [loads(arguments)[0] for arguments in cases_of(problem_of(tmp_path, *told)).arguments]
    assert all(len({*map(len, grid)}) == 1 for grid in grids)
    assert {len(grid) == len(grid[0]) for grid in grids} == {True, False}


def test_large_derived_inputs_reach_the_largest_size(tmp_path):
    """Broken: no derived input is as long as the constraints allow."""
    problem = problem_of(tmp_path, *TOLD["a list"][:3])
    recipe = inputs_of(problem).recipe
    made = [recipe(RandomPick(Random(seed), 100), 100) for seed in range(30)]
    assert max(len(nums) for (nums,) in made) == 100


def test_the_small_size_does_not_depend_on_the_machine(tmp_path):
    """Broken: another machine, or another day, would judge other small inputs."""
    problem = problem_of(tmp_path, *TOLD["edges"][:3])
    found, again = inputs_of(problem), inputs_of(Problem(problem.folder))
    assert again.size == found.size
    first, second = (islice(every(one.recipe, one.small), 1000) for one in (found, again))
    assert [*first] == [*second]


def test_kept_cases_keep_their_size(tmp_path):
    """Broken: once its cases are kept, a problem makes inputs of other sizes for own constants."""
    problem = problem_of(tmp_path, *TOLD["a word"][:3])
    found = cases_of(problem).size
    again = Problem(problem.folder)
    assert cases_of(again).size == found == inputs_of(again).size
    assert inputs_of(Problem(tmp_path)).size == found, "it is complete when it is made"


def test_what_was_counted_keeps_the_size(tmp_path):
    """Broken: where every input there is was tried, the suite asks for more of them."""
    problem = problem_of(tmp_path, "n: int", "n = 1", ["1 <= n <= 8"])
    counts_of(problem)
    again = Problem(problem.folder)
    counts_of(again)
    assert inputs_of(again).is_whole
    unread = problem_of(tmp_path, "n: int", "n = 1", ["1 <= n <= 8", "n is rather round"])
    assert not inputs_of(unread).is_whole


def test_a_size_without_a_recipe_is_refused(tmp_path):
    """Broken: SMALL is written down, and does nothing."""
    problem = problem_of(tmp_path, *TOLD["a word"][:3])
    (tmp_path / "problem.py").write_text(f"SMALL = 3\n{ANSWER}")
    with pytest.raises(KataError, match=r"lacks inputs\(\)"):
        problem.rules  # noqa: B018 (reading it is what fails)
