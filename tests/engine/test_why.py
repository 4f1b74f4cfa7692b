"""What the report says of why a result is wrong: true for the run that failed, or nothing."""

import json
import os
from types import SimpleNamespace

import pytest
from kata.cases.generate import cases_of, typed
from kata.judge.model import Word
from kata.judge.one import judge, judge_one
from kata.problem.find import find_problem
from kata.problem.solution import Solution
from kata.watch.page.compared import compared_runs
from kata.watch.steps.model import Recording
from kata.watch.steps.recording import recordings
from kata.watch.why.calls import most_frequent
from kata.watch.why.divergence import divergence, with_divergence
from kata.watch.why.explain import explained
from kata.watch.why.runs import Replay
from kata.wire.model import Limits
from kata.wire.plain import encode
from kata.wire.records import RESULT
from tiny import ADDS, judged, solution

BROKEN = "from kata.watch.why import explain\nexplain._why = lambda *_: 1 // 0\n"


def test_a_fault_in_explaining_changes_no_verdict(repository):
    """Broken: a wrong solution is not judged, for an error in what tells why it is wrong."""
    repository.patch(BROKEN)
    path = repository.write("elsewhere/one.py", solution("return 2 * number + (number > 4)"))
    env = {k: v for k, v in os.environ.items() if k != "PYTEST_CURRENT_TEST"}
    run = repository.kata("judge", f"--file={path}", "--json", "double", env=env)
    assert (json.loads(run.stdout)["verdict"], run.stderr) == ("Wrong Answer", "")
    assert "ZeroDivisionError" in (repository.root / ".cache/faults.log").read_text()


SPEC = "class Solution:\n    def double(self, number: int) -> List[int]:\n"
RULES = """
SMALL, LARGEST = 4, 9


def inputs(pick, size):
    return (pick(range(size + 1)),)


def answer(number):
    return [2 * i for i in range(number)]
"""
WHY = {  # line 10 is the first of a body
    "items = [0] * number\nfor i in range(2, number):\n    items[i] = 2 * i\nreturn items": (
        "item 1 kept the value that line 10 gave it:\nitems = [0] * number"
    ),
    "items = [0] * number\nfor i in range(number):\n    items[i] = i\nreturn items": (
        "item 1 was written by line 12:\nitems[i] = i"
    ),
    "items = [2 * i for i in range(number)]\nif number > 2:\n    items[1] = 7\nreturn items": (
        "item 1 was right until line 12 changed it:\nitems[1] = 7"
    ),
    "seen = [0]\nreturn sen * number": "in line 11, sen is not defined; did you mean seen?",
    "return [int(input())]": (
        "in line 10, input() has nothing to read: LeetCode passes arguments instead"
    ),
    "return list(range(number))": "item 1 was written by line 10:\nreturn list(range(number))",
    "items = [0]\nreturn [items[i] for i in range(number)]": (
        "in line 11, items = [0], number = 2"
    ),
    "items = []\nfor i in range(number + 1):\n    items.append(2 * i)\nreturn items": (
        "0 should not be in the result; line 12 put it there:\nitems.append(2 * i)"
    ),
    "rows = [[0]] * number\nfor i in range(number):\n    rows[i][0] = 2 * i\n"
    "return [row[0] for row in rows]": (
        "all items of rows are one and the same list, as line 10 made it; line 12 changes it:\n"
        "rows = [[0]] * number"
    ),
    "if number < 2:\n    return [0] * number\npath, result = [], []\n"
    "for i in range(number):\n    path.append(i)\n    result.append(path)\nreturn result": (
        "items 0 and 1 are one and the same list: line 15 added it, and line 14 changed it later:\n"
        "result.append(path)"
    ),
    "_items = [0] * number\nreturn _items": "",  # it is not recorded where it was written
    "return [0]": "0 should not be in the result; line 10 put it there:\nreturn [0]",
    "return str(number)": "line 10 returned '0', with number = 0:\nreturn str(number)",
}


@pytest.fixture
def lists(repository):
    """A repository whose problem is answered with a list."""
    old = "class Solution:\n    def double(self, number: int) -> int:\n"
    repository.change("problems/double/README.md", old, SPEC)
    repository.change("problems/double/README.md", "Output: 6", "Output: [0,2,4]")
    repository.write("problems/double/problem.py", RULES)
    return repository


@pytest.mark.parametrize("body", WHY)
def test_the_report_says_where_the_first_wrong_item_comes_from(lists, body):
    """Broken: the report names a line that has nothing to do with it, or does not name the one."""
    assert judged(lists, body)["why"] == WHY[body]


def test_what_the_result_lacks_is_named_where_any_order_is_right(lists):
    """Broken: where any order is right, the first difference from one answer is explained."""
    lists.write("problems/double/problem.py", RULES + "\n\ncanonical = sorted\n")
    assert judged(lists, "return [2 * i for i in range(1, number)]")["why"] == (
        "0 is not in the result"
    )


def test_an_item_that_no_order_makes_right_is_named(lists):
    """Broken: where any order is right, nothing is said of an item that is in none of them."""
    lists.write("problems/double/problem.py", RULES + "\n\ncanonical = sorted\n")
    body = "items = [2 * i for i in range(number)][::-1]\nitems += [9] * (number > 2)\nreturn items"
    why = "9 should not be in the result; line 11 put it there:\nitems += [9] * (number > 2)"
    assert judged(lists, body)["why"] == why


def test_an_item_that_moves_up_was_not_put_there(lists):
    """Broken: the line that takes one item out is said to have put another one there."""
    lists.write("problems/double/problem.py", RULES + "\n\ncanonical = sorted\n")
    body = "items = [8, 9] + [2 * i for i in range(number)]\nitems.pop(0)\nreturn items"
    assert "put it there" not in judged(lists, body)["why"]


def test_no_item_is_wrong_where_others_are_accepted(lists):
    """Broken: an item that is not in our answer is called wrong, though another answer has it."""
    rules = RULES + "\n\ndef accepts(arguments, result):\n    return len(result) == arguments[0]\n"
    lists.write("problems/double/problem.py", rules)
    assert judged(lists, "return [9] * (number + 1)")["why"] == ""


def test_nothing_is_said_of_another_run_than_the_one_that_failed(lists):
    """Broken: of a solution that keeps state where nobody looks, a right run is explained."""
    body = "calls.append(1)\nreturn [2 * i + (len(calls) > 3) for i in range(number)]"
    path = lists.write(
        "mine.py",
        "import builtins\ncalls = vars(builtins).setdefault('calls', [])\n"
        "class Solution:\n    def double(self, number):\n"
        + "".join(f"        {line}\n" for line in body.splitlines()),
    )
    assert "Why:" not in lists.kata("judge", f"--file={path}", "double").stdout


WHEN_3 = "return 2 * number + (number == 3 and {})"
LEFT = {  # {source before `double`, its body: what an earlier case left where one fails after it}
    ("", "seen.append(0)\nreturn 2 * number + (seen[4:] == [0])"): (
        "the default seen=[] of double still holds [0, 0, 0, 0] from earlier cases"
    ),
    ("    seen = {}\n", f"self.seen[number] = 1\n{WHEN_3.format('2 in self.seen')}"): (
        "Solution.seen, an attribute of the class, still holds {2: 1} from case 4"
    ),
    ("    last = 0\n", f"Solution.last += 1\n{WHEN_3.format('self.last > 1')}"): (
        "Solution.last, an attribute of the class, is still 1 from case 4"
    ),
    (
        "",
        "global last\nwas = globals().get('last')\nlast = number\nreturn 2 * number + (was == 2)",
    ): "the global last is still 2 from case 4",
    (
        "    @staticmethod\n    @cache\n    def met(key):\n        return []\n\n",
        f"met = self.met(7)\nmet.append(0)\n{WHEN_3.format('len(met) > 1')}",
    ): "the cache of met still holds results from case 4",
    (
        "",
        "import builtins\nvars(builtins).setdefault('met', []).append(number)\n"
        + WHEN_3.format("len(builtins.met) > 1"),
    ): "",
}


@pytest.mark.parametrize(("before", "body"), LEFT)
def test_what_earlier_calls_left_behind_is_named_with_what_holds_it(repository, before, body):
    """Broken: a default that keeps its items is not named, or something that does no harm is."""
    source = solution(body).replace(
        "    def double(self, number)", f"{before}    def double(self, number, seen=[])"
    )
    path = repository.write("mine.py", source)
    why = json.loads(repository.kata("judge", f"--file={path}", "--json", "double").stdout)["why"]
    assert why == (LEFT[before, body] and f"{LEFT[before, body]},\nwithout which this case passes")


SCALARS = {  # {body of `double`, from line 10 on: why it fails}
    "if number > 2:\n    return 7\nreturn 2 * number": (
        "line 11 returned 7, because this was true in line 10:\n3 > 2"
    ),
    "twice = 0\nfor _ in range(2):\n    twice += 2\nreturn twice": (
        "line 13 returned twice, which was 4 after line 12:\ntwice += 2"
    ),
    "odd = number % 2\nif odd:\n    return 7\nreturn 2 * number": (
        "line 12 returned 7, because this was true in line 11:\nodd"
    ),
    "even = 1 - number % 2\nif not even:\n    return 7\nreturn 2 * number": (
        "line 12 returned 7, because this was true in line 11:\nnot even"
    ),
    "return [0][number]": "in line 10, number = 1, but [0] has 1 item",
    "return 2 * {0: 0}[number]": "in line 10, number = 1",
    "while number:\n    pass\nreturn 0": "the loop in line 10 begins a round with all variables as",
    "stack = [9]\nreturn [0, 1, 2][stack.pop()]": "in line 11, stack = [9]",
    "best = {}\nbest[3] = {0: 1}.pop(4)\nreturn 0": "in line 11, best = {}",
    "best = None\nreturn best.top if best else self.top": "in line 11, best = None",
    "word = 'a'\nreturn word[number + 1]": "in line 11, number + 1 = 1, but word has 1 character",
    "return number // 0": "in line 10, this divides by 0",
    "twice = 0\nfor _ in range(number):\n    twice += 2\nif number > 1:\n    twice += 1\n"
    "return twice": ("line 15 returned twice, which was 5 after line 14:\ntwice += 1"),
    "for i in range(number):\n    if i == 1:\n        return 7\nreturn 2 * number": (
        "line 12 returned 7, because this was true in line 11:\n1 == 1"
    ),
    "for i in range(number):\n    if number > 2:\n        return i\nreturn 2 * number": (
        "line 12 returned 0 in the first of 3 rounds of the loop in line 10, because this was true "
        "in line 11:\n3 > 2"
    ),
    "for i in range(2):\n    if number + i > 9:\n        return 0\nreturn 7": (
        "line 13 returned 7, because the condition in line 11 was false all 2 times, at last as:\n"
        "0 + 1 > 9"
    ),
    "half = number\nreturn half + half // 2": (
        "line 11 returned 1, with half = 1:\nreturn half + half // 2"
    ),
    "def more(n):\n    return n + 1\nreturn more(number) + more(0)": (
        "line 12 returned 2, with more(number) = 1, more(0) = 1:\nreturn more(number) + more(0)"
    ),
    "wrong = 1\nreturn wrong if number == 0 else wrong": (
        "line 11 returned 1, with wrong = 1, number = 0:"
    ),
    "wrong = 1\nreturn wrong": "line 11 returned wrong, which stayed 1 from line 10 on:\nwrong = 1",
    "wrong = 1\nfor _ in range(2):\n    wrong = 1\nreturn wrong": (
        "line 13 returned wrong, which was 1 after line 12:\nwrong = 1"
    ),
    "count = 1\ndef add():\n    nonlocal count\n    count += 8\nadd()\nreturn count": (
        "line 15 returned count, which was 9 after line 13:\ncount += 8"
    ),
    "stack = []\nif number:\n    stack.append(number)\nreturn 7": ("line 13 returned 7:\nreturn 7"),
    "stack = []\nfor i in range(number + 1):\n    stack.append(i)\nreturn 7": (
        "line 13 returned 7, with stack = [0]:\nreturn 7"
    ),
    "best = 7\nfor i in [1, 0]:\n    best -= i\nelse:\n    best += 1\nreturn best": (
        "line 15 returned best, which was 7 after line 14:\nbest += 1"
    ),
    "items = [0, 5]\nreturn items[number - 1]": (
        "line 11 returned items[number - 1], which stayed 5 from line 10 on:\nitems = [0, 5]"
    ),
    "n, old = number, 7\nn, old = old, [0][n + 1]\nreturn 0": "in line 11, n + 1 = 1, but [0]",
    "it = iter([5, 'a'])\nfor n in map(int, it):\n    pass\nreturn 0": "",
    "if number < 2:\n    return 2 * number\nnumber *= 2": (
        "double ended after line 12, without a return:\nnumber *= 2"
    ),
    "def half(n):\n    if n > 9:\n        return 0\n    n //= 2\nreturn half(number) + 1": (
        "in line 14, half gave None: it ended after line 13, without a return"
    ),
    "def big(n):\n    return n > 9\nfor i in range(2):\n    if big(number + i):\n        return 0\n"
    "return 7": (
        "line 15 returned 7, because the condition in line 13 was false all 2 times, at last as:\n"
        "big(number + i)"
    ),
    "def big(n):\n    return n > 2\nif big(number):\n    return 7\nreturn 2 * number": (
        "line 13 returned 7, because this was true in line 12:\nbig(number)"
    ),
    "best = 0\ndef keep(n):\n    if n > best:\n        best = n\nkeep(number)\nreturn best": (
        "in line 12, best is not the one of line 10: line 13 makes it a local of keep:\nbest = n"
    ),
    "def keep(n):\n    if n > 9:\n        best = n\n    return best\nreturn keep(number)": "",
    "best = 0\ndef keep(n):\n    del best\nkeep(0)\nreturn best": "",
    "def one():\n    return 1\nitems = [0]\nreturn one() + items[3]": (
        "in line 13, there is no items[3]: items has 1 item"
    ),
    "class Node:\n    def __init__(self):\n        self.val = 5\n"
    "node, seen = Node(), {}\nreturn seen[node]": (
        "in line 14, seen has no key node, which is Node(5)"
    ),
    "low, high = 0, 2\nwhile low < high:\n    if low + high < 1:\n        low += 1\nreturn 0": (
        "the loop in line 11 begins a round with all variables as in an earlier one, so it never "
        "ends:\nwhile low < high:"
    ),
    "steps, _n = 0, 0\nwhile steps < 2:\n    _n += 1\nreturn 0": "line 11 ran",
    "def go(_i):\n    return go(_i + 1)\nreturn go(0)": "",
    "def go(s):\n    return go(s[1:]) if s[1:] else 1 // 0\nreturn go('a' * 9000)": "",
    "return self.double(number)": "line 10 calls double(0) while an identical call is still ",
    "s, k = 'a', 3\nreturn s[-k]": "in line 11, -k = -3, but s has 1 character",
    "i, items = 7, []\ni, items[i] = 0, 1": "",
    "seen, known = Counter(), {}\nreturn seen[number] + known[repr(number)]": (
        "in line 11, seen = {}, number = 0, known = {}"
    ),
    "seen, known = {}, {}\nreturn seen[repr(number)] + known[number]": (
        "in line 11, seen = {}, known = {}, number = 0"
    ),
    "flag = 3\nif (not flag) == False:\n    return 7": (
        "line 12 returned 7, because this was true in line 11:\n(not 3) == False"
    ),
}


@pytest.mark.parametrize("body", SCALARS)
def test_the_report_says_what_gave_a_result_or_none(repository, body):
    """Broken: of a number, an exception or a loop without end, nothing is said, or a false line."""
    assert judged(repository, body)["why"].startswith(SCALARS[body])


LIKE_ADDS = """class Solution:
    def double(self, number):
        total = 0
        for _ in range(number):
            total += {}
        return total
"""


def test_the_report_says_where_a_run_parts_from_a_right_one(repository):
    """Broken: what a mistake does otherwise than the solution next to it must be sought by hand."""
    repository.write("problems/double/solutions/steps.py", LIKE_ADDS.format(2))
    path = repository.write("mine.py", LIKE_ADDS.format("2 + (number == 3)"))
    why = "It diverges from steps.py in line 5, after which total is 3, not 2"
    assert why in repository.kata("judge", f"--file={path}", "double").stdout


CALLS_ADD = """class Solution:
    def double(self, number):
        self.total = 0
        for _ in range(number):
            {}self.add(2)
        total = self.total
        return total

    def add(self, count):
        self.total += count
        return self.total
"""


def test_a_call_whose_value_is_used_in_only_one_of_two_runs_is_not_where_they_part(tmp_path):
    """Broken: the step after a call counts as a difference, as only one run has a use for it."""
    problem, runs = find_problem("climbing-stairs"), []
    other = CALLS_ADD.replace("total = self.total", "total = 7")
    sources = CALLS_ADD.format(""), other.format("found = ")
    for name, source in zip(("right", "wrong"), sources):
        path = tmp_path / f"{name}.py"
        path.write_text(source.replace("double", "climbStairs"))
        (found,) = recordings(Solution(problem, path), [(encode((2,)), 2)], 1 << 20, Limits())
        runs.append(Replay(found.steps, source, name))
    for run, other in (runs, runs[::-1]):
        found = divergence(run, other)
        assert found
        assert (run.seen[found.left].going_on.line, found.name) == (6, "total")


IN_PLACE = """class Solution:
    def double(self, numbers: List[int]) -> None:
"""
CHANGED = {
    "pass": "item 0 never changed",
    "numbers = [2 * n for n in numbers]": (
        "line 10 makes numbers a new list, so the one that was given never changes:\n"
        "numbers = [2 * n for n in numbers]"
    ),
    "return [2 * n for n in numbers]": (
        "line 10 returns another list, but numbers was to be changed and is as it was:\n"
        "return [2 * n for n in numbers]"
    ),
    "for i in range(1, len(numbers)):\n    numbers[i] *= 2": "item 0 never changed",
    "if numbers[0] > 5:\n    numbers[0] *= 2": (
        "item 0 never changed; when line 10 last looked at it, this was false:\n1 > 5"
    ),
    "doubles = [0]\nif numbers[0] and doubles[0]:\n    numbers[0] *= 2": (
        "item 0 never changed; when line 11 last looked at it, this was false:\n1 and 0"
    ),
    "if numbers[0] - 1:\n    numbers[0] *= 2": (
        "item 0 never changed; when line 10 last looked at it, this was false:\n1 - 1"
    ),
    "if not numbers[0]:\n    numbers[0] *= 2": (
        "item 0 never changed; when line 10 last looked at it, this was false:\nnot numbers[0]"
    ),
    "first = numbers.pop(0)\nnumbers.append(first)": "",  # another one moved there
    "if len(numbers) > 1 and numbers[-1] > 5:\n    pass": "item 0 never changed",
    "numbers[0] += len(numbers) - 1": "item 0 never changed; line 10 was the last to mention it:",
    "for i in range(len(numbers)):\n    numbers[i] *= 2\nnumbers[0] = 7": (
        "item 0 was right until line 12 changed it:\nnumbers[0] = 7"
    ),
}


@pytest.mark.parametrize("body", CHANGED)
def test_an_item_that_never_changed_is_named_as_such(lists, body):
    """Broken: a list of the input counts as written, or the report ends in a traceback."""
    lists.change("problems/double/README.md", SPEC, IN_PLACE)
    lists.change("problems/double/README.md", "Input: number = 3", "Input: numbers = [3]")
    lists.change("problems/double/README.md", "Output: [0,2,4]", "Output: [6]")
    lists.write(
        "problems/double/problem.py",
        "SMALL, LARGEST = 2, 9\n\n\ndef inputs(pick, size):\n"
        "    return ([pick((1, 2, 3)) for _ in range(pick(range(1, size + 1)))],)\n\n\n"
        "def answer(numbers):\n    numbers[:] = [2 * n for n in numbers]\n",
    )
    lists.write(
        "problems/double/solutions/adds.py", ADDS.replace("(self, number)", "(self, numbers)")
    )
    source = solution(body).replace("(self, number)", "(self, numbers)")
    path = lists.write("mine.py", source)
    why = CHANGED[body].replace("\n", "\n       ")
    said = lists.kata("judge", f"--file={path}", "double").stdout
    assert f"Why: {why}" in said
    if not why:
        assert "never changed" not in said


def test_a_page_names_an_item_that_no_order_makes_right(tmp_path):
    """Broken: where any order is right, a page does not know that an item is in none of them."""
    problem = find_problem("top-k-frequent-elements")
    sources = "return [9, nums[0]]", "most = nums[0]\n        return [most]"
    arguments, names, runs = encode(([1], 1)), {}, {}
    for name, body, value in zip(("wrong", "right"), sources, ([9, 1], [1])):
        path = tmp_path / f"{name}.py"
        path.write_text(f"class Solution:\n    def topKFrequent(self, nums, k):\n        {body}\n")
        names[Solution(problem, path)] = name
        (found,) = recordings(Solution(problem, path), [(arguments, 2)], 1 << 20, Limits())
        word = Word.ACCEPTED if name == "right" else Word.WRONG
        runs[name] = SimpleNamespace(steps=found.steps, value=value, line=0, word=word)
    plan = SimpleNamespace(names=names, verdicts=[], problem=problem)
    where = compared_runs(plan, runs).partings["wrong"]["right"]
    assert where.said == "9 should not be in the result; line 3 put it there"


MEDIAN = """class MedianFinder:
    def __init__(self):
        self.items = []

    def addNum(self, num):
        self.items.append(num)

    def findMedian(self):
        self.items.sort()
        middle = len(self.items) // 2
        return float(self.items[middle])
"""


def test_nothing_is_said_to_happen_between_two_calls(tmp_path):
    """Broken: a class is said to diverge "in line 0", with an empty line after the colon.

    Here the first line of the last call is missing.
    """
    problem, runs = find_problem("find-median-from-data-stream"), []
    names = ["MedianFinder", "addNum", "addNum", "findMedian"]
    arguments = encode((names, [[], [2], [1], []]))
    for name, source in ("wrong", MEDIAN.replace("        self.items.sort()\n", "")), ("", MEDIAN):
        path = tmp_path / f"{name}.py"
        path.write_text(source)
        (found,) = recordings(Solution(problem, path), [(arguments, 2)], 1 << 20, Limits())
        runs.append(Replay(found.steps, source, name))
    found = divergence(*runs)
    assert found
    assert runs[0].seen[found.left].going_on.line == 0
    assert with_divergence("", *runs, found) == ""


def test_a_node_that_was_not_copied_is_named_with_the_line_that_links_it():
    """Broken: where a copy is due, nothing says which node is the input's own."""
    problem = find_problem("clone-graph")
    mistake = Solution(problem, problem.rules_file.parent / "wrong/links_to_originals.py")
    verdict, _ = judge_one(mistake, typed(problem, "adjList = [[2], [1]]"), 0)
    says = "Node(2) in the result is the input's own node, not a copy; line 18 put it there:\n"
    assert explained(verdict).why.startswith(says)


LINKS = """if head.next:
            head.next.next = head"""
LEFT_TWICE = """if root:
            root.left = root.right
        return root"""
FEWER = """if min(candidates) * 2 > target:
            return []
        return [[target]] if target in candidates else []"""
ENDS_AT_ZERO = """return self.add(l1, l2)

    def add(self, l1, l2):
        if l1.val + l2.val == 0:
            return None
        return ListNode(l1.val + l2.val)"""


@pytest.mark.parametrize(
    ("name", "call", "body", "says"),
    [
        (
            "combination-sum",
            "combinationSum(self, candidates, target)",
            FEWER,
            "line 4 returned [], because this was true in line 3:\n2 * 2 > 2",
        ),
        (
            "add-two-numbers",
            "addTwoNumbers(self, l1, l2)",
            ENDS_AT_ZERO,
            "line 7 returned None, because this was true in line 6:\n0 + 0 == 0",
        ),
        (
            "reorder-list",
            "reorderList(self, head)",
            LINKS,
            "the list has a cycle since line 4 made ",
        ),
        ("reorder-list", "reorderList(self, head)", "pass", ""),
        ("invert-binary-tree", "invertTree(self, root)", LEFT_TWICE, ""),
        ("middle-of-the-linked-list", "middleNode(self, head)", "return head", ""),
    ],
)
def test_a_line_that_links_wrongly_is_named(tmp_path, name, call, body, says):
    """Broken: of nodes, nothing is said; or a method that returns nothing is said to lack it."""
    problem, path = find_problem(name), tmp_path / "mine.py"
    path.write_text(f"class Solution:\n    def {call}:\n        {body}\n")
    verdict = judge(Solution(problem, path), cases_of(problem))
    why = explained(verdict).why
    assert says in why
    assert "without a return" not in why
    assert "never changed" not in why, "another node is there"


@pytest.mark.parametrize("size", [4000, 6000])
def test_what_runs_less_often_than_the_input_has_items_is_no_reason(size):
    """Broken: of 30,000 nodes, it counts as a reason that a function was called 6,521 times."""
    recording = Recording(ran={1: 5000}, end=RESULT)
    why = "" if size > 5000 else "line 1 ran 5,000 times:\npass"
    assert most_frequent(Replay([], "pass"), recording, "", size) == why
