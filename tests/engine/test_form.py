"""What REPORT=1 prints: what LeetCode asks for where a test case is missing, as it is asked for."""

import json
import re

from kata.cases.generate import cases_of
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.show.markdown import forms
from kata.text import spelled
from kata.watch.why.explain import explained
from test_collection import PLAIN, RIGHT, WRONG


def blocks(text):
    """What stands in the blocks of a form: the input, the code, the expected and actual output."""
    return re.findall(r"^(`{3,}).*\n((?s:.*?))\n\1$", text, re.MULTILINE)


def test_a_class_is_reported_as_its_two_lists():
    """Broken: what is printed cannot be typed at LeetCode, or the problem cannot be found."""
    problem = find_problem("design-tic-tac-toe")
    mistake = problem.solution("wrong/forgets_anti_diagonal")
    text = [*forms([explained(judge(mistake, cases_of(problem)))])][-1].plain.lstrip()
    link = "348. Design Tic-Tac-Toe https://leetcode.com/problems/design-tic-tac-toe/"
    assert text.startswith(f"### Problem Number, Title, and Link\n\n{link}\n")
    given, code, expected, actual = (block for _, block in blocks(text))
    assert given == '["TicTacToe","move","move","move"]\n[[2],[0,1,1],[0,0,2],[1,0,1]]'
    assert code == mistake.source.strip()
    assert (expected, actual) == ("[null,0,0,1]", "[null,0,0,0]")


def test_values_are_spelled_as_at_leetcode():
    """Broken: a value is spelled as in Python, or cannot be read back."""
    value = [True, None, "é\n", 'a"', (1, 2.5), [["E"]]]
    assert spelled(value[:2]) == "[true,null]"
    assert json.loads(spelled(value)) == [True, None, "é\n", 'a"', [1, 2.5], [["E"]]]
    assert spelled("é") == '"é"'
    assert spelled({1, 2}) == "{1, 2}"


def test_every_refuted_file_is_reported(repository):
    """Broken: of a folder or a file, a refuted solution is not reported, or another one is."""
    repository.change(
        "problems/double/README.md",
        "# Double\n",
        "# Double\n\nLeetCode [7](https://leetcode.com/problems/double/)\n",
    )
    fence = f'"""\n```\n"""\n{WRONG}'
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", f"{RIGHT}\n\n{WRONG}")
    repository.write("mine/fence.py", fence)
    repository.write("mine/raises.py", f"{PLAIN}[][number]\n")
    repository.write("mine/slow.py", f"{PLAIN}__import__('time').sleep(60)\n")
    repository.write("mine/huge.py", f"{PLAIN}len('x' * 10**10)\n")
    repository.write("mine/doubtful.py", "class Solution:\n    def double(self, x): return 0\n")
    repository.write("mine/broken.py", f"1 // 0\n{RIGHT}")
    state = f"seen = []\n{PLAIN}2 * number + (seen.append(1) or len(seen) > 3)\n"
    repository.write("mine/state.py", state)
    run = repository.kata("judge", "--file=mine", "--report", "--limit=case=0.5")
    head = r"^mine/(.*): paste what follows at https://github.com/LeetCode-Feedback/.*\n"
    _, *found = re.split(head, run.stdout, flags=re.MULTILINE)
    assert found[::2] == ["b.py:6", "fence.py", "raises.py", "slow.py"]
    assert "mine/state.py: nothing to report: judged alone, its case passes" in run.stdout
    reports = dict(zip(found[::2], found[1::2]))
    assert "7. Double https://leetcode.com/problems/double/\n" in reports["b.py:6"]
    parts = {name: [block for _, block in blocks(text)] for name, text in reports.items()}
    assert parts["b.py:6"] == ["1", WRONG.strip(), "2", "1"]
    assert parts["fence.py"][1] == fence.strip()
    assert parts["raises.py"][3] == "Runtime Error: IndexError: list index out of range"
    others = r"\(other solutions take 0\.\d+ s at most\)"
    slow = rf"Time Limit Exceeded: the limit is 0.5 s for one case {others}"
    assert re.fullmatch(slow, parts["slow.py"][3])
    single = repository.kata("judge", "--file=mine/b.py:6", "--report")
    assert single.stdout.rstrip().endswith(reports["b.py:6"].rstrip())
    options = "--file=mine/b.py:6", "--case=number = 9", "--report"
    one = repository.kata("judge", *options, "double")
    assert [block for _, block in blocks(one.stdout)][::2] == ["9", "18"]
    run = repository.kata("judge", "--file=mine", "--report", "--json")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
