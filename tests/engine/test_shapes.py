"""One tiny problem per shape: a right solution, several wrong ones, and the report of a failure."""

import re
from textwrap import indent

import pytest
from kata import KataError
from kata.problem.header import parse
from kata.problem.lookup import find_problem
from kata.problem.signature import check_value
from kata.problem.spec import parse_input

SPEC = """# {slug}

```python
{signature}
```

```text
{example}
```

<!-- solutions -->
<!-- end -->
"""
RECIPE = """SMALL, LARGEST = 2, 6


def inputs(pick, size):
    return ([pick((0, 1, 2)) for _ in range(pick(range(size + 1)))],)


def answer({parameter}):
    {answer}
"""
TREE = RECIPE.replace(
    "return ([pick((0, 1, 2)) for _ in range(pick(range(size + 1)))],)",
    "return (pick.tree(pick(range(size + 1)), (1, 2)),)",
)
LISTED = """\
values = []
while head:
    values.append(head.val)
    head = head.next
values.reverse()
return values
"""
LINKED = """\
last = None
while head:
    head.next, last, head = last, head, head.next
return last
"""
TWO_TREES = """\
  root:
    1
    ├─ 1
    └─ ·
  expected:
    1
    ├─ ·
    └─ 1
  yours:
    1
    ├─ 1
    └─ ·
"""
IN_PLACE = """\
def turn(self, nums: List[int]) -> None:
        \"\"\"
        Do not return anything, modify nums in-place instead.
        \"\"\"
"""
TURNED = "return root and TreeNode(root.val, self.turn(root.right), self.turn(root.left))"

# {shape: (signature, example, problem.py, {body of the method: a part of the report})}
SHAPES = {
    "in place": (
        IN_PLACE,
        "Input: nums = [1,2]\nOutput: [2,1]",
        RECIPE.format(parameter="nums", answer="nums.reverse()"),
        {
            "nums.reverse()": "Accepted",
            "nums[:] = nums[::-1]\nreturn 'whatever'": "Accepted",
            "return nums[::-1]": "returns another list, but nums itself had to change",
            "nums = nums[::-1]": "  nums = [0, 1]\n  expected = [1, 0]\n  yours    = [0, 1]",
            "nums.clear()": "  nums = [0]\n  expected = [0]\n  yours    = []",
        },
    ),
    "linked list": (
        "def turn(self, head: Optional[ListNode]) -> Optional[ListNode]:",
        "Input: head = [1,2]\nOutput: [2,1]",
        RECIPE.format(parameter="head", answer=indent(LISTED, "    ").strip()),
        {
            LINKED: "Accepted",
            "return head": (
                "  head = 0 → 1 → None\n  expected = 1 → 0 → None\n  yours    = 0 → 1 → None"
            ),
            "if head: head.next = head\nreturn head": "the linked list has a cycle",
            LISTED: "a value of type list is where a ListNode belongs",
            "return TreeNode(1)": "a value of type TreeNode is where a ListNode belongs",
            "head.val": "AttributeError: 'NoneType' object has no attribute 'val'",
            "return None": "  head = 0 → None\n  expected = 0 → None\n  yours    = None",
        },
    ),
    "tree": (
        "def turn(self, root: Optional[TreeNode]) -> Optional[TreeNode]:",
        "Input: root = [1,2,3]\nOutput: [1,3,2]",
        TREE.format(
            parameter="root",
            answer="return root and TreeNode(root.val, answer(root.right), answer(root.left))",
        ),
        {
            TURNED: "Accepted",
            TURNED.replace("root.val", "str(root.val)"): "nodes with text in place of numbers",
            TURNED.replace("root.val", "f'0{root.val}'"): "yours",
            TURNED.replace("root.val", "float(root.val)"): "yours",
            "return root": TWO_TREES,
            "if root: root.left = root\nreturn root": "a node occurs twice in the tree",
            "return root and root.val": "a value of type int is where a TreeNode belongs",
        },
    ),
    "lists in a list": (
        "def turn(self, lists: List[Optional[ListNode]]) -> List[Optional[ListNode]]:",
        "Input: lists = [[1],[]]\nOutput: [[],[1]]",
        RECIPE.format(parameter="lists", answer="return lists[::-1]").replace(
            "pick((0, 1, 2))", "pick(([], [1], [1, 2]))"
        ),
        {
            "return lists[::-1]": "Accepted",
            "return [head and ListNode(str(head.val), head.next) for head in lists[::-1]]": (
                "nodes with text in place of numbers"
            ),
            "return lists": "  lists = [[], [1]]\n  expected = [[1], []]\n  yours    = [[], [1]]",
            "return lists and lists[0]": "not a list",
        },
    ),
    "float": (
        "def turn(self, nums: List[int]) -> List[float]:",
        "Input: nums = [1,2]\nOutput: [0.33333,0.66667]",
        RECIPE.format(parameter="nums", answer="return [n / 3 for n in nums]"),
        {
            "return [n / 3 for n in nums]": "Accepted",
            "return [n / 3 + 9e-6 for n in nums]": "Accepted",
            "return [n / 3 if n else 0 for n in nums]": "Accepted",
            "return [n / 3 + 2e-5 for n in nums]": "expected = [0.0]",
            "return [float('nan') for n in nums]": "yours    = [nan]",
            "return [float('inf') for n in nums]": "yours    = [inf]",
            "return [str(n / 3) for n in nums]": "Accepted",
            "return [f'{n / 3} ' for n in nums]": "the result[0] is '0.0 ' (str), want float",
            "return [n / 3 if n else False for n in nums]": "result[0] is False (bool), want float",
        },
    ),
    "a large float": (
        "def turn(self, nums: List[int]) -> List[float]:",
        "Input: nums = [1,2]\nOutput: [1000000.0,2000000.0]",
        RECIPE.format(parameter="nums", answer="return [n * 1e6 for n in nums]"),
        {
            "return [n * 1e6 * (1 + 1e-12) for n in nums]": "Accepted",
            "return [n * 1e6 + n for n in nums]": "yours    = [1000001.0]",
        },
    ),
    "bool": (
        "def turn(self, nums: List[int]) -> bool:",
        "Input: nums = [1,2]\nOutput: false",
        RECIPE.format(parameter="nums", answer="return nums == nums[::-1]"),
        {
            "return nums == nums[::-1]": "Accepted",
            "if nums == nums[::-1]: return True": "returned None in place of a bool",
            "return 2 * (nums == nums[::-1])": "returned int in place of a bool",
            "return self if nums == nums[::-1] else {}": "in place of a bool",
            "return 'false'": "returned str in place of a bool, which LeetCode takes as",
            "if nums != nums[::-1]: return False": "returned None in place of a bool, which",
        },
    ),
    "any order": (
        "def turn(self, nums: List[int]) -> List[int]:",
        "Input: nums = [1,2]\nOutput: [2,1]",
        RECIPE.format(parameter="nums", answer="return nums") + "\n\nANY_ORDER = 1\n",
        {
            "return nums": "Accepted",
            "return nums[::-1]": "Accepted",
            "return sorted(set(nums))": "  yours            = [0]\n  one right answer = [0, 0]\n",
            "return None": "the result is None, want List[int]",
            "return [str(n) for n in nums]": "Accepted",
            "return [f'{n}.' for n in nums]": "the result[0] is '0.' (str), want int",
        },
    ),
    "any order of the groups, and in each": (
        "def turn(self, nums: List[int]) -> List[List[int]]:",
        "Input: nums = [1,2]\nOutput: [[2,1],[1,0,2]]",
        RECIPE.format(parameter="nums", answer="return [nums, [*range(3)]]")
        + "\n\nANY_ORDER = 2\n",
        {"return [[2, 0, 1], nums[::-1]]": "Accepted", "return [nums, [0, 1]]": "one right answer"},
    ),
    "any right answer": (
        "def turn(self, nums: List[int]) -> List[int]:",
        "Input: nums = [1,2]\nOutput: [5,6]",
        RECIPE.format(parameter="nums", answer="return nums")
        + "\n\ndef accepts(arguments, result):\n    return len(arguments[0]) == len(result)\n",
        {
            "return [7] * len(nums)": "Accepted",
            "return []": "  nums = [0]\n  yours            = []\n  one right answer = [0]\n",
            "return 5": "the result is 5 (int), want List[int]",
        },
    ),
}
PLAYED = """LARGEST, SMALL = 4, 2


class Adder:
    def __init__(self, start):
        self.total = start

    def add(self, number):
        self.total += number
        return self.total


def inputs(pick, size):
    calls = [[pick((0, 1))] for _ in range(pick(range(size + 1)))]
    return ["Adder"] + ["add"] * len(calls), [[pick((0, 5))], *calls]
"""


WRONG_AT_50 = """class Solution:
    def double(self, number):
        return 0 if number == 50 else 2 * number
"""


def write(repository, slug, signature, example, rules, solutions):
    """A problem folder with these solutions, named after their numbers."""
    folder = f"problems/{slug}"
    spec = SPEC.format(slug=slug, signature=signature, example=example)
    repository.write(f"{folder}/README.md", spec)
    repository.write(f"{folder}/problem.py", rules)
    for number, source in enumerate(solutions):
        text = f'"""Any.\n\nTime: O(1)\nSpace: O(1)\n"""\n\n\n{source}'
        repository.write(f"{folder}/solutions/s{number}.py", text)


def check(repository, slug, outcomes):
    """Each solution gets its verdict, the report says what it should, and the first is timed."""
    run = repository.kata("judge", slug)
    assert "Traceback" not in run.stdout + run.stderr
    heads, *reports = re.split(r"\n\n(?=s\d+\n)", run.stdout)
    said = dict(zip([report.partition("\n")[0] for report in reports], reports))
    for number, (head, wanted) in enumerate(zip(heads.splitlines(), outcomes, strict=True)):
        assert wanted in f"{head}\n{said.get(f's{number}', '')}", run.stdout
        assert ("Accepted" in head) == (f"s{number}" not in said)
    compared = repository.kata("compare", slug, "s0", "--budget=0.01")
    assert compared.returncode == 0, compared.stdout + compared.stderr
    assert "s0" in compared.stdout
    assert "✗" not in compared.stdout


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_judged_shown_and_compared(repository, shape):
    """Broken: problems of this shape are called, compared or shown in a wrong way."""
    head, example, rules, bodies = SHAPES[shape]
    signature = f"class Solution:\n    {head}"
    start = f"class Solution:\n    {head.splitlines()[0]}\n"
    sources = [start + indent(body, " " * 8) + "\n" for body in bodies]
    write(repository, "shape", signature, example, rules, sources)
    check(repository, "shape", bodies.values())


def test_a_class_is_played(repository):
    """Broken: a class is not called as LeetCode calls it, or its first wrong call is not shown."""
    signature = (
        "class Adder:\n\n    def __init__(self, start: int):\n        \n\n"
        "    def add(self, number: int) -> int:\n        "
    )
    example = 'Input:\n["Adder","add","add"]\n[[5],[1],[2]]\nOutput:\n[null,6,8]'
    outcomes = {
        "self.total += number\n        return self.total": "Accepted",
        "self.total += number\n        return 5 + number": (
            "  Adder(0)\n  add(0)  expected 0, yours 5\n"
        ),
        "return self.total": "  Adder(0)\n  add(1)  expected 1, yours 0\n",
        "self.total += 1 // number\n        return self.total": "ZeroDivisionError: integer",
        "return [self.total]": "  Adder(0)\n  add(0)  expected 0, yours [0]\n",
        "return self.totals": "  Adder(0)\n  add(0)  fails\n",
    }
    sources = [
        "class Adder:\n    def __init__(self, start):\n        self.total = start\n\n"
        f"    def add(self, number):\n        {body}\n"
        for body in outcomes
    ]
    sources.append("class Solution: pass\n")
    write(repository, "adder", signature, example, PLAYED, sources)
    check(
        repository,
        "adder",
        [*outcomes.values(), "there is no class Adder; the file defines Solution"],
    )
    run = repository.kata("judge", "adder", "s2", '--case=["Adder","add"]\n[[1],[2]]')
    assert "  Adder(1)\n  add(2)  expected 3, yours 1" in run.stdout
    run = repository.kata("judge", "adder", "--case=['Adder','add'],[[1],['x']]")
    told = "illegal input: call 1, add: number is 'x' (str), want int"
    assert run.stderr == f"judge: your input: {told}\n"


PILE = """LARGEST, SMALL = 4, 3


class Pile:
    def __init__(self):
        self.numbers = []

    def put(self, number):
        self.numbers = [*self.numbers, number]
        return self.numbers


def inputs(pick, size):
    calls = [[pick((1, 2))] for _ in range(pick(range(size + 1)))]
    return ["Pile"] + ["put"] * len(calls), [[], *calls]
"""


OWN_LIST = """class Pile:
    def __init__(self):
        self.own = []

    def put(self, number):
        self.own.append(number)
        return self.own
"""
OWN_NODES = """class Pile:
    def __init__(self):
        self.before = self.last = ListNode()

    def put(self, number):
        self.last.next = ListNode(number)
        self.last = self.last.next
        return self.before.next
"""


@pytest.mark.parametrize(
    ("kind", "source"), [("List[int]", OWN_LIST), ("Optional[ListNode]", OWN_NODES)]
)
def test_a_result_counts_as_it_was_returned(repository, kind, source):
    """Broken: a class that returns its own list, and changes it later, is wrong only here."""
    start, put = "def __init__(self):", f"def put(self, number: int) -> {kind}:"
    signature = f"class Pile:\n\n    {start}\n        \n\n    {put}\n        "
    example = 'Input:\n["Pile","put","put"]\n[[],[1],[2]]\nOutput:\n[null,[1],[1,2]]'
    write(repository, "pile", signature, example, PILE, [source])
    check(repository, "pile", ["Accepted"])


def test_a_domain_with_a_wide_choice_is_refused(repository):
    """Broken: a verdict claims all inputs there are, though only a few of them were tried."""
    rules = (repository.root / "problems/double/problem.py").read_text().partition("def small")[0]
    rules = rules.replace("LARGEST = 100", "SMALL = LARGEST = 100")
    rules += "def inputs(pick, size):\n    return (pick(range(101)),)\n"
    repository.write("problems/double/problem.py", rules)
    error = repository.kata("judge", "double").stderr
    assert "SMALL == LARGEST promises every input, but pick() gets 101 options" in error
    repository.change(
        "problems/double/problem.py", "SMALL = LARGEST = 100", "SMALL, LARGEST = 9, 100"
    )
    repository.write("problems/double/solutions/off.py", WRONG_AT_50)
    run = repository.kata("judge", "double", "off", "--case=2")
    assert "case 2 of 101: every input up to size 9, large ranges sampled" in run.stdout


def test_a_constant_is_tried_wherever_a_wide_choice_appears(repository):
    """Broken: a recipe whose first wide choice comes at size 2 hides a sentinel."""
    head = "def turn(self, nums: List[int]) -> List[int]:"
    rules = RECIPE.format(parameter="nums", answer="return nums").replace(
        "[pick((0, 1, 2)) for _ in range(pick(range(size + 1)))]",
        "[pick(range(-(10**9), 10**9)) for _ in range(pick(range(1, size + 1)) - 1)]",
    )
    start = "class Solution:\n    def turn(self, nums):\n        "
    sources = [f"{start}return nums\n", f"{start}return [0 if n == 9999999 else n for n in nums]\n"]
    example = "Input: nums = [1,2]\nOutput: [1,2]"
    write(repository, "sentinel", f"class Solution:\n    {head}", example, rules, sources)
    check(repository, "sentinel", ["Accepted", "nums = [9999999]\n  expected = [9999999]"])


def test_a_bound_too_ambitious_is_told_with_numbers(repository):
    """Broken: one is not told that there are far too many inputs."""
    rules = (repository.root / "problems/double/problem.py").read_text().partition("def small")[0]
    rules = rules.replace("LARGEST = 100", "SMALL, LARGEST = 7, 99")
    rules += (
        "def inputs(pick, size):\n    return (sum(pick((0, 10**i)) for i in range(2 * size)),)\n"
    )
    repository.write("problems/double/problem.py", rules.replace("<= LARGEST", "<= 10**99"))
    repository.patch("from kata.cases import groups\ngroups.MOST_SMALL = 10_000\n")
    error = repository.kata("judge", "double").stderr
    assert "inputs() makes over 10,000 inputs up to size 7; lower SMALL" in error


def test_a_reference_that_does_nothing_is_refused(repository):
    """Broken: where a board is changed in place, an empty answer() makes everything Accepted."""
    head, example, rules, _ = SHAPES["in place"]
    rules = rules.replace("nums.reverse()", "pass")
    example = example.replace("[2,1]", "[1,2]")
    write(
        repository, "idle", f"class Solution:\n    {head}", example, rules, ["class Solution: pass"]
    )
    error = repository.kata("judge", "idle").stderr
    assert error == (
        "judge: problems/idle/problem.py: answer() neither returns anything nor changes its first"
        " argument; return the right answer, or change the argument\n"
    )


@pytest.mark.parametrize(
    ("block", "says"),
    [
        ("class Solution:\n    def f(self, x: Foo) -> int:", "unknown type in the signature: Foo"),
        ("class Solution:\n    def f(self, x) -> int:", "a parameter without a type"),
        ("class Solution:\n    pass", "the signature has no method"),
        ("class A:\n    pass\nclass B:\n    pass", "there are 2 classes below ## Signature"),
        ("def f(x: int) -> int:", "there is no class below ## Signature"),
        ("class Solution:\n    def f(self, x: int -> int:", "the signature is not Python"),
    ],
)
def test_a_signature_that_cannot_be_read_gets_one_line(block, says):
    """Broken: a signature that says nothing is taken for one that says something."""
    with pytest.raises(KataError) as error:
        parse(f"```python\n{block}\n```\n", "README.md")
    assert str(error.value).startswith("README.md: ")
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("kind", ["ListNode", "TreeNode"])
def test_null_in_place_of_an_empty_list_is_answered_with_the_way_to_write_it(kind):
    """Broken: `head = null`, typed as an input, ends in an error of problem.py."""
    with pytest.raises(ValueError, match=f"head is null; write an empty {kind} as \\[\\]"):
        check_value(("Optional", kind), None, "head")


def test_an_input_may_be_typed_without_names_and_in_a_line_each():
    """Broken: a failing test case copied from LeetCode, or one without names, is no input here."""
    slugs = "spiral-matrix", "two-sum", "design-tic-tac-toe"
    one, two, played = (find_problem(slug).signature for slug in slugs)
    assert parse_input("[[1,2],[3,4]]", one, "") == parse_input("matrix = [[1,2],[3,4]]", one, "")
    assert parse_input("[1,2], 3", two, "") == parse_input("[1,2]\n3\n", two, "") == ([1, 2], 3)
    for text in "[1,2], 3, 4", "[1,2]\n3\n4":
        with pytest.raises(KataError, match=r"write it as: nums = \.\.\., target"):
            parse_input(text, two, "")
    calls = '["TicTacToe","move"]\n[[3],[0,0,1]]'
    assert parse_input(calls, played, "") == (["TicTacToe", "move"], [[3], [0, 0, 1]])
