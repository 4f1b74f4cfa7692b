"""What a recording means: each step in words, the calls, and where two runs part."""

import re
from pathlib import Path

import pytest
from kata.cases.generate import cases_of
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.watch.steps.code import Code, nearest
from kata.watch.steps.evaluate import Scope, condition
from kata.watch.steps.pointers import masks, pointers
from kata.watch.steps.recorded_values import Heap, is_whole
from kata.watch.steps.recording import recordings
from kata.watch.steps.states import states
from kata.watch.steps.step import step_of
from kata.watch.steps.story import story
from kata.watch.why.differences import first_difference
from kata.watch.why.failure import Failure
from kata.watch.why.first_difference import compare_runs
from kata.watch.why.runs import Replay, alike
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of

STAIRS, MINESWEEPER = find_problem("climbing-stairs"), find_problem("minesweeper")
REORDER = find_problem("reorder-list")


def recorded(solution, *arguments):
    """The recording of a call."""
    (found,) = recordings(solution, [(encode(arguments), 10)], 1 << 22, Limits())
    return found


def climbing(folder, body, before="", name="one"):
    """A solution of Climbing Stairs whose method has this body, from line 3 on."""
    lines = "".join(f"        {line}\n" for line in body.splitlines())
    path = folder / f"{name}.py"
    path.write_text(f"class Solution:\n    def climbStairs(self, n):\n{lines}{before}")
    return Solution(STAIRS, path)


def told(folder, body, before=""):
    """What is told of each step of climbStairs(3)."""
    solution = climbing(folder, body, before)
    return story(recorded(solution, 3).steps, solution.source, None).told


WORDS = {
    "best = n + 1": "best = 4",
    "best = frozenset('a')": "best = frozenset({'a'})",
    "if n > 1 and n - 1 == 2:\n    pass": "3 > 1 and 3 - 1 == 2 → True",
    "if n > 5 and 1 // (n - 3):\n    pass": "3 > 5 and ... → False",
    "if not (0 <= n < 2):\n    pass": "not 0 <= 3 < 2 → True",
    "if n in {1, 2} or n is None:\n    pass": "3 in {1, 2} or 3 is None → False",
    "if print(n):\n    pass": "the condition is false, prints 3",
    "if len(repr(n)) == 1:\n    pass": "the condition is true",
    "if 'aBc'[n - 3].isalnum():\n    pass": "'a'.isalnum() → True",
    "if 'aBc'.lower().startswith('b', 1):\n    pass": "'abc'.startswith('b', 1) → True",
    "if n in range(10**4) and 2**n == 8:\n    pass": "3 in range(0, 10000) and 2 ** 3 == 8 → True",
    "if n < inf and n < 10**9 + 7:\n    pass": "3 < inf and 3 < 10 ** 9 + 7 → True",
    "if n and sorted(range(10**6)):\n    pass": "the condition is true",
    "if n > 5 or 'a' * n:\n    pass": "the condition is true",
    "if n > 5 and 2 ** 10**9:\n    pass": "3 > 5 and ... → False",
    "for i in range(n):\n    pass": "i = 0",
    "for i in []:\n    pass": "the loop ends",
    "print('up', n)": "prints up 3",
    "return [n] * 2": "returns [3, 3]",
    "return {}[n]": "raises KeyError: 3",
    "best: int = n": "best = 3",
    "if n > 1 and self.half(n) == 1:\n    pass": "calls half(n) = half(3)",
    "return self.half(n)": "calls half(n) = half(3)",
}
HALF = "    def half(self, n):\n        return n // 2\n"


@pytest.mark.parametrize("body", WORDS)
def test_a_step_is_told_in_words(tmp_path, body):
    """Broken: a page says nothing of a step, or what did not happen."""
    assert told(tmp_path, body, HALF)[0] == WORDS[body]


@pytest.mark.parametrize("kind", ["dict", "OrderedDict"])
def test_a_key_that_moves_to_the_end_of_a_map_is_told(tmp_path, kind):
    """Broken: a page says nothing of a use in a cache, and draws its keys in an order of old."""
    move = "d[n] = d.pop(n)" if kind == "dict" else "d.move_to_end(n)"
    body = f"d = {kind}({{3: 0, 4: 1}})\n{move}\n{move}\nreturn n"
    said = told(tmp_path, body)
    assert said[1:3] == ["3 moves to the end of d", "d[n] = 0" if kind == "dict" else ""]
    solution = climbing(tmp_path, body)
    end = [*states(recorded(solution, 3).steps)][-1]
    assert end.heap.content(end.names["d"]).items == [[4, 1], [3, 0]]


RETURNED = {  # {condition with a call: what is told of it when the call has returned}
    "not self.half(n)": "not 1 → False",
    "self.half(n) == 1": "1 == 1 → True",
    "max(self.half(k) for k in (n,))": "the condition is true",
    "n > 1 and self.half(n)": "the condition is true",
}


@pytest.mark.parametrize("test", RETURNED)
def test_what_a_call_leads_to_is_told_where_it_was_made(tmp_path, test):
    """Broken: a page tells the outcome of a condition at the last line of what it calls."""
    run = told(tmp_path, f"if {test}:\n    n = 7\nreturn n", HALF)
    assert run[:4] == [run[0], "returns 1", "half returns 1", RETURNED[test]]


CAUGHT = "try:\n    {}\nexcept IndexError:\n    m = 0\nreturn m"


@pytest.mark.parametrize(
    "statement", ["m = [][n]", "if [][n] > 3: m = 1", "while [][n]:\n        m = 1"]
)
def test_what_raised_an_exception_did_nothing_else(tmp_path, statement):
    """Broken: a page tells the result of a statement that came to none."""
    assert not {*told(tmp_path, CAUGHT.format(statement))} & {
        "m = 0, m = 0",
        "the condition is false",
    }
    assert told(tmp_path, CAUGHT.format(statement))[1] == ""


def test_a_return_that_comes_to_nothing_is_not_told(tmp_path):
    """Broken: a page says that a call returns, and it goes on."""
    said = told(tmp_path, "try:\n    return [][n]\nexcept IndexError:\n    return 1")
    assert not any(text.startswith("returns") for text in said[:3])
    said = told(tmp_path, "try:\n    return n\nfinally:\n    n = 0")
    assert not any(text.startswith("returns") for text in said[:3])


def test_a_generator_that_is_closed_ends_no_other_call(tmp_path):
    """Broken: what a call returned is told of the generator that it closed."""
    source = "    def source(self):\n        try:\n            yield 1\n"
    source += "        finally:\n            self.end = 0\n"
    solution = climbing(tmp_path, "it = self.source()\nnext(it)\nit.close()\nreturn 7", source)
    calls = story(recorded(solution, 3).steps, solution.source, None).calls
    assert (calls[0].name, calls[0].gave) == ("climbStairs", "7")
    assert all(call.gave != "7" for call in calls[1:])


def test_lines_are_counted_as_python_counts_them():
    """Broken: after a form feed, every line that is quoted is the one above it."""
    code = Code("a = 1\n\f\nb = 2\r\nc = '\u2028'\n")
    assert [code.line(n) for n in (3, 4)] == ["b = 2", "c = '\u2028'"]


def test_a_place_in_a_list_of_lists_is_named_as_code_does():
    """Broken: of [[0, 1], [4, 5]], what stands at (0, 1) reads as if it were the first interval."""
    heap = Heap({"0": ["list", "list", [["@", 1]]], "1": ["list", "list", [0, 1]]})
    other = Heap({**heap, "1": ["list", "list", [0, 2]]})
    assert first_difference(["@", 0], heap, ["@", 0], other).named("merged") == "merged[0][1]"
    assert first_difference(["@", 1], heap, ["@", 1], other).named("merged") == "item 1"


def test_large_graphs_and_long_lists_are_compared():
    """Broken: a page is never done where every node knows every other, or ends in a traceback."""
    graph = {str(n): ["Node", "list", [["@", m] for m in range(30)]] for n in range(30)}
    assert is_whole(["@", 0], Heap(graph))
    chain = {str(n): ["ListNode", "object", [["next", ["@", n + 1]]]] for n in range(299)}
    chain["299"] = ["ListNode", "object", [["next", None]]]
    assert alike(["@", 0], Heap(chain), ["@", 0], Heap(chain), {})


def test_what_a_constant_holds_may_change():
    """Broken: a list inside a global counts as what it was when the file was read."""
    assert Code("PAIRS = [[], []]\nPAIRS[0][1]").constants == {}
    assert Code("STEPS = [(0, 1)]\nSTEPS[0]").constants == {"STEPS": [(0, 1)]}


def test_an_object_that_is_gone_is_no_other_one(tmp_path):
    """Broken: a list is said to change that merely has the place of one before it."""
    made = "    def pair(self, n):\n        both = [n, n]\n        return len(both)\n"
    body = "self.pair(9)\nmore = [self.pair(n), 0]\nreturn more"
    run = recorded(climbing(tmp_path, body, made), 3)
    held = {step.heap[str(cell[1])][2][0]: cell[1] for step in states(run.steps)
            for name, cell in step.names.items() if name in ("both", "more")}  # fmt: skip
    assert len({*held.values()}) == len(held) == 3


def test_a_generator_that_is_dropped_does_nothing_at_its_end(tmp_path):
    """Broken: a run seems to go on after it has returned."""
    each = "    def each(self, n):\n        yield n\n        yield n + 1\n"
    run = recorded(climbing(tmp_path, "return next(self.each(n))", each), 3)
    *_, last = states(run.steps)
    assert (last.event, last.depth, last.value) == ("return", 1, 3)


CHANGES = {  # {body: what is told of its second step}
    "last = {1: 5, 2: 6}\nlast[1] = last.pop(1)": "1 moves to the end of last",
    "items = [n]\nitems[0] = n": "items[0] = 3",
    "pairs = [[0, n]]\npairs[-1][1] = 6\nreturn pairs": "pairs[0][1] = 6",
    "items = [1]\nitems.append(n)": "adds 3 to items",
    "items = [1, n]\nitems.pop(0)": "removes 1 from the front of items",
    "items = [1, n]\nitems[1] = 7": "items[1] = 7",
    "seen = {1}\nseen.add(n)": "adds 3 to seen",
    "counts = {}\ncounts['a'] = n": "counts['a'] = 3",
    "rows = [[1], [2]]\nrows[1][0] = n": "rows[1][0] = 3",
    "self.best = 0\nself.best = n": "self.best = 3",
}


@pytest.mark.parametrize("body", CHANGES)
def test_a_change_is_told_by_the_name_of_what_changes(tmp_path, body):
    """Broken: a page names another object than the one that changes."""
    assert told(tmp_path, body)[1] == CHANGES[body]


OWN_MEANING = {
    "class Odd:\n    def __bool__(self):\n        return False\n": "if Odd():\n    pass",
    "def len(items):\n    return 7\n": "items = [1]\nif len(items) == 1 and items:\n    pass",
}


@pytest.mark.parametrize("before", OWN_MEANING)
def test_nothing_is_told_of_values_that_a_solution_gives_a_meaning_of_its_own(tmp_path, before):
    """Broken: a condition is told as if the solution had not defined what it means."""
    assert not any("→" in text for text in told(tmp_path, OWN_MEANING[before], before))


@pytest.mark.parametrize("slug", ["minesweeper", "copy-list-with-random-pointer", "word-search"])
def test_a_condition_is_what_its_values_make_it(slug):
    """Broken: an expression is evaluated in another way than Python does."""
    problem, count = find_problem(slug), 0
    for solution in problem.solutions:
        run = recorded(solution, *problem.examples[0].arguments)
        code, seen = Code(solution.source), [*states(run.steps)]
        for k in range(len(seen)):
            step = step_of(seen, k, code)
            if step.taken is not None and seen[k].event == "line":
                scope = Scope(seen[k].names, seen[k].heap, code)
                found = condition(step.statement.test, scope)
                assert found is None or found[1] is step.taken, (solution.name, found)
                count += found is not None
    assert count > 20


REVEALED = "(board, row, column) = reveal(board, 0, 0)"


def test_a_story_has_the_calls_and_the_changes_of_the_board():
    """Broken: a timeline shows other calls or changes than there were, or asks what is wrong."""
    solution = MINESWEEPER.solution("wrong/four_directions")
    case = cases_of(MINESWEEPER)[5165]
    found = story(recorded(solution, *case.values).steps, solution.source, None)
    first, second, *_ = found.calls
    assert (first.name, first.depth, first.last) == ("updateBoard", 1, len(found.told) - 1)
    assert (second.name, second.depth, second.given) == ("reveal", 2, REVEALED)
    assert len(found.changes) == found.writes == 3
    assert {found.answers[k - 1] for k in found.changes} == {"(0, 0)", "(0, 1)", "(1, 0)"}
    assert "'E' == 'E' and (1 == 0 or 1 == 0) → False" in found.told
    assert found.ran[14] == 3


def test_printed_text_and_exceptions_are_recorded_at_their_step(tmp_path):
    """Broken: a page cannot show what a solution printed, or why it ended."""
    run = recorded(climbing(tmp_path, "print('one')\nprint('two')\nreturn [][n]"), 3)
    printed = [(k, state.printed) for k, state in enumerate(states(run.steps)) if state.printed]
    assert printed == [(1, "one\n"), (2, "two\n")]
    assert [*states(run.steps)][-1].value == "IndexError: list index out of range"


BOTH = "    def best(self, k):\n        return {}\n"
PARTED = {  # {body of `best` in the run that fails: what is said}
    "k + (k == 2)": "best(2) returns 3, but 2 in other",
    "k // (k - 1)": "line 6 raises ZeroDivisionError: integer division or modulo by zero",
    "k": None,
}


@pytest.mark.parametrize("body", PARTED)
def test_a_run_parts_from_another_where_the_first_call_differs(tmp_path, body):
    """Broken: a mistake opens at its last step, and not where it goes wrong."""
    runs = []
    for name, inner in ("mine", body), ("other", "k"):
        solution = climbing(
            tmp_path, "return self.best(1) + self.best(2)", "\n" + BOTH.format(inner), name
        )
        run = recorded(solution, 3)
        result = value_of(value_of(run.rest)[1][0]) if run.end == b"A" else None
        runs.append(Replay(run.steps, solution.source, name, result, 6))
    found = compare_runs(Failure(runs[0], STAIRS, runs[1].result, is_only=True), runs[1])
    assert (found and found.said) == PARTED[body]


def test_a_board_parts_at_the_first_square_that_differs():
    """Broken: a page points at a square that is right."""
    case, runs = cases_of(MINESWEEPER)[5165], []
    for name in "wrong/four_directions", "dfs":
        solution = MINESWEEPER.solution(name)
        run = recorded(solution, *case.values)
        result = value_of(value_of(run.rest)[1][0])
        runs.append(Replay(run.steps, solution.source, name, result))
    found = compare_runs(Failure(runs[0], MINESWEEPER, runs[1].result, is_only=True), runs[1])
    assert found.said == "board[1][1] should be '2' but stays 'E'"
    assert [*states(run.steps)][found.right + 1].heap != [*states(run.steps)][found.right].heap


def test_a_linked_list_parts_where_the_first_link_that_differs_was_set():
    """Broken: of two lists, a page names no difference, or opens where both have ended."""
    runs = []
    for name in "wrong/does_not_cut", "reverse_second_half":
        solution = REORDER.solution(name)
        run = recorded(solution, [1, 2, 3])
        runs.append(Replay(run.steps, solution.source, name))
    found = compare_runs(Failure(runs[0], REORDER, runs[1].result, is_only=True), runs[1])
    assert found.said == "head.next.next.next is ListNode(3), but None in reverse_second_half"


POINTERS = {
    "nums[left] + nums[right - 1]": [["f", "nums", "left"], ["f", "nums", "right"]],
    "board[i][j + 1]": [["f", "board", "i", "j"]],
    "[board[i][j] for i in range(j)]": [],
    "board[0][1]": [],
}
MASKS = {
    "free = ~(columns | left) & every": ["columns", "every", "free", "left"],
    "bit = 1 << place": ["bit"],
    "middle = (low + high) >> 1": [],
    "near = this & other": [],
    "last = items[~place]": [],
}


@pytest.mark.parametrize("code", POINTERS)
def test_names_that_point_into_a_list_are_found(code):
    """Broken: a page draws a cursor for a name that is none, or none for one that is."""
    assert pointers(f"def f():\n    {code}\n") == POINTERS[code]


@pytest.mark.parametrize("code", MASKS)
def test_names_of_masks_are_found(code):
    """Broken: a page draws a set or a middle as a mask, or a mask as a number."""
    assert masks(f"def f():\n    {code}\n") == [["f", name] for name in MASKS[code]]


def test_the_nearest_solution_does_not_depend_on_names():
    """Broken: whoever chooses other names is shown a solution of another technique."""
    problem = find_problem("two-sum")
    names = {"nums": "a", "target": "t", "number": "x", "index": "d", "i": "k"}
    for mine in problem.solutions:
        source = re.sub(r"\b\w+\b", lambda word: names.get(word[0], word[0]), mine.source)
        renamed = Solution(problem, Path("mine.py"), part=source)
        assert nearest(renamed, problem.solutions) == mine
