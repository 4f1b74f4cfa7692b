"""How a case calls a solution, where that is more than one method with the case's arguments."""

from textwrap import indent

import pytest
from kata import KataError
from kata.cases.checker import case_of
from kata.cases.model import Cases
from kata.judge.verdict import judge_some
from kata.problem.header import parse
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.wire.plain import encode
from test_shapes import RECIPE, check, write

LISTS = RECIPE.partition("\n\n\ndef answer")[0]
CODEC = """class Codec:

    def encode(self, strs: List[str]) -> str:
        \"\"\"Encodes a list of strings to a single string.
        \"\"\"

    def decode(self, s: str) -> List[str]:
        \"\"\"Decodes a single string to a list of strings.
        \"\"\"
"""
SHARED = f"{CODEC}\n\n# codec = Codec()\n# codec.decode(codec.encode(strs))"
WORDS = """SMALL, LARGEST = 2, 6


def inputs(pick, size):
    return ([pick(("", "a", ",")) for _ in range(pick(range(size + 1)))],)


def answer(strs):
    return strs
"""
NODE = """class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


def read(values):
    first = None
    for value in values[::-1]:
        first = Node(value, first)
    return first


def values_of(node):
    return [node.val, *values_of(node.next)] if node else []


def write(copy, arguments, inputs):
    if values_of(arguments[0]) != inputs[0]:
        raise ValueError("the original was changed")
    return values_of(copy)
"""
CYCLE = """def arguments(head: List[int], pos: int):
    nodes = [ListNode(value) for value in head]
    for node, after in zip(nodes, nodes[1:]):
        node.next = after
    if pos >= 0:
        nodes[-1].next = nodes[pos]
    return nodes[0] if nodes else None, nodes


def write(node, arguments) -> int:
    return next(i for i, one in enumerate([*arguments[1], None]) if one is node)
"""
TAILS = """SMALL, LARGEST = 3, 6


def inputs(pick, size):
    values = [pick((0, 1)) for _ in range(pick(range(size + 1)))]
    return values, pick(range(-1, len(values)))


def answer(head):
    seen = set()
    while head and head not in seen:
        seen.add(head)
        head = head.next
    return head
"""
MARKS = "seen = set()\nwhile head and head not in seen:\n    seen.add(head)\n    head = head.next\n"

MARKED = """SMALL, LARGEST = 1, 1


def inputs(pick, size):
    return ([pick((1, 2))],)


def answer(root):
    return root.mark
"""
TREE_NODE = """class TreeNode:
    mark = True

    def __init__(self, val=0):
        self.val = val
"""
FLAT = """class Solution(object):
    def flat(self, boxes, deep):
        \"\"\"
        :type boxes: [Box]
        :type deep: bool
        :rtype: List[int]
        \"\"\"
        """
BOXES = """def answer(boxes, deep):
    return [box.value for box in boxes]
"""
BOX = """class Box:
    def __init__(self, value):
        self.value = value


read = Box
"""
THREADS = """```python
class Foo:
    def first(self, printFirst: 'Callable[[], None]') -> None:
```"""

# {what is called: (signature, example, problem.py, given.py, {body: a part of the report})}
CALLS = {
    "returned and changed": (
        "class Solution:\n    def shrink(self, nums: List[int]) -> int:\n        ",
        "Input: nums = [1,1,2]\nOutput: 2, nums = [1,2,_]",
        f"{LISTS}\n\n\ndef answer(nums):\n    nums[:] = sorted(set(nums))\n    return len(nums)\n",
        "",
        {
            "nums[:] = sorted(set(nums))\nreturn len(nums)": "Accepted",
            "k = len(set(nums))\nnums[:] = sorted(set(nums)) + [7] * 9\nreturn k": "Accepted",
            "return len(set(nums))": "  nums = [1, 0]\n  expected = 2, nums = [0, 1]\n",
            "nums[:] = sorted(set(nums))": "returned None for a number of items in",
            "nums.sort()": "the result is None, want int",
            "nums[:] = sorted(set(nums))\nreturn 9": "nums = []\n  yours    = 9, nums = []\n",
            "nums[:] = ['x'] * len(set(nums))\nreturn len(nums)": "nums[0] is 'x' (str), want",
        },
    ),
    "a copy, and the original": (
        "class Solution:\n    def copy(self, head: 'Optional[Node]') -> 'Optional[Node]':",
        "Input: head = [1,2]\nOutput: [1,2]",
        f"{LISTS}\n\n\ndef answer(head):\n    return head\n",
        NODE,
        {
            "return head and Node(head.val, self.copy(head.next))": "Accepted",
            "copy = head and Node(head.val, head.next)\nif head: head.next = None\nreturn copy": (
                "the original was changed"
            ),
        },
    ),
    "inputs that are not the parameters": (
        "class Solution:\n    def start(self, head: Optional[ListNode]) -> Optional[ListNode]:",
        "Input: head = [3,2,0,-4], pos = 1\nOutput: 1",
        TAILS,
        CYCLE,
        {
            f"{MARKS}return head": "Accepted",
            f"{MARKS}return head and ListNode(head.val, head.next)": "  pos = 0\n  expected = 0",
            "return None": "  head = [0]\n  pos = 0\n  expected = 0\n  yours    = 1",
        },
    ),
    "a class of given.py in place of ours": (
        "class Solution:\n    def turn(self, root: Optional[TreeNode]) -> bool:",
        "Input: root = [1]\nOutput: true",
        MARKED,
        TREE_NODE,
        {"return root.mark": "Accepted", "return not root.mark": "Wrong Answer"},
    ),
    "types in docstrings, and a list in brackets": (
        FLAT,
        "Input: boxes = [1,2], deep = true\nOutput: [1,2]",
        f"{LISTS.replace(',)', ', True)')}\n\n\n{BOXES}",
        BOX,
        {"return [box.value for box in boxes]": "Accepted", "return boxes": "not plain data"},
    ),
}


@pytest.mark.parametrize("call", CALLS)
def test_what_is_called_and_what_counts(repository, call):
    """Broken: a problem whose arguments or results are not the method's own is judged wrongly."""
    signature, example, rules, given, bodies = CALLS[call]
    repository.write("problems/called/given.py", given)
    start = "\n".join(line for line in signature.splitlines() if "def " in line or "class " in line)
    sources = [f"{start}\n{indent(body, ' ' * 8)}\n" for body in bodies]
    write(repository, "called", signature, example, rules, sources)
    check(repository, "called", bodies.values())
    page = repository.kata("page", "called")
    assert page.returncode == 0, page.stderr


JOINED = "return json.dumps(strs)", "return json.loads(s)"
ROUND_TRIPS = {
    "each on its own": (
        CODEC,
        [
            ("", *JOINED, "Accepted"),
            ("", "return ','.join(strs)", "return s.split(',')", "Wrong Answer"),
            ("", "return lambda: strs", "return s()", "encode() returned a value of t"),
            ("", "ListNode.kept = strs; return ''", "return ListNode.kept", "Wrong Answer"),
            ("kept = []", "self.kept.append(strs)", "return self.kept[-1]", "IndexError"),
            ("", "global kept; kept = strs", "return kept", "globals of its own, and gets only"),
        ],
    ),
    "on one instance": (
        SHARED,
        [
            ("", *JOINED, "Accepted"),
            (
                "def __init__(self): self.kept = []",
                "self.kept.append(strs)\n        return len(self.kept) - 1",
                "return self.kept[s]",
                "Accepted",
            ),
            ("", "self.kept = strs", "return self.kept", "Wrong Answer"),
        ],
    ),
}


@pytest.mark.parametrize("way", ROUND_TRIPS)
def test_a_round_trip(repository, way):
    """Broken: a codec that only remembers is accepted, or one that LeetCode accepts is not."""
    signature, codecs = ROUND_TRIPS[way]
    sources = [
        f"class Codec:\n    {more or 'pass'}\n\n    def encode(self, strs):\n        {encode}\n\n"
        f"    def decode(self, s):\n        {decode}\n"
        for more, encode, decode, _ in codecs
    ]
    example = 'Input: dummy_input = ["a","b"]\nOutput: ["a","b"]'
    write(repository, "codec", signature, example, WORDS, sources)
    check(repository, "codec", [says for *_, says in codecs])


def test_after_a_round_trip_what_is_printed_counts(tmp_path):
    """Broken: a codec that LeetCode accepts, as its list prints like the tree, is refused."""
    problem, path = find_problem("serialize-and-deserialize-binary-tree"), tmp_path / "codec.py"
    source = (
        "class Codec:\n    def serialize(self, root):\n"
        "        return str(root.val) if root else ''\n\n"
        "    def deserialize(self, data):\n        return [int(data)] if data else []\n"
    )
    path.write_text(source)
    cases = [case_of(problem, 1, "small", "a tree", encode((tree,))) for tree in ([], [7], [7, 8])]
    verdict = judge_some(Solution(problem, path), Cases.of(cases), range(3))
    assert (verdict.right, verdict.failure.case.values) == (2, ([7, 8],))


def test_a_random_result_can_be_repeated(repository):
    """Broken: a shuffle that fails once in a while cannot be looked into, or the suite flakes."""
    repository.write(
        "problems/double/solutions/rare.py",
        '"""Any.\n\nTime: O(1)\nSpace: O(1)\n"""\n\n\nclass Solution:\n'
        "    def double(self, number):\n        return 2 * number + (random.random() > 0.1)\n",
    )
    command = "judge", "double", "rare"
    first, second = (repository.kata(*command).stdout for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (THREADS, "Callable[[], None] in the signature: concurrency cannot be judged"),
        ("```mysql\nselect 1\n```", "mysql cannot be judged, only Python"),
    ],
)
def test_what_cannot_be_judged_is_said(text, says):
    """Broken: somebody looks for a mistake of theirs where the judge has no way to run it."""
    with pytest.raises(KataError) as error:
        parse(text, "README.md")
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (
            f"{BOX}\n\ndef write(result):\n    pass\n",
            "given.py:9: write() takes 1 parameters; make",
        ),
        (BOX.replace("read = Box", ""), "given.py lacks read(plain), for 'Box'; add it"),
    ],
)
def test_a_converter_that_is_missing_or_cannot_be_called_is_said(given, says):
    """Broken: a fault in given.py becomes the verdict on a right solution."""
    signature = "```python\nclass Solution:\n    def f(self, box: 'Box') -> int:\n```"
    with pytest.raises(KataError) as error:
        parse(signature, "problems/boxes/README.md", given)
    assert says in str(error.value)


def test_a_fault_of_given_py_names_its_line(repository):
    """Broken: problem.py is blamed for an exception in given.py, without a line."""
    given = "def arguments(number: int):\n    return (1 // (number - 3),)\n"
    path = repository.write("problems/double/given.py", given)
    run = repository.kata("judge", "double")
    path.unlink()
    assert "problems/double/given.py:2: case 1 (documented example 1): ZeroDivi" in run.stderr
