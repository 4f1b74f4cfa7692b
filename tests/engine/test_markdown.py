"""What GitHub shows of verdicts, and what REPORT=1 prints, for LeetCode to be told."""

import json
import re

import pytest
from kata.cases.generate import cases_of
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.show.exported import forms
from kata.text import spelled
from kata.watch.why.explain import explained
from test_collection import PLAIN, RIGHT, WRONG
from tiny import SQUARES, solution

RAISES = solution("raise ValueError('a|b `c` 100%, d: e')")
FILES = {  # {path: text}
    "double.py": f"# from LeetCode\n{SQUARES}",
    "double, at 100%.py": RAISES,
    "broken.py": "class Solution:\n    def double(self, number)\n",
}
RAISED = "ValueError: a|b `c` 100%25, d: e"
ANNOTATIONS = [
    "::error file=mine/double.py,line=5,title=Wrong Answer::number = 1: 2, not 1",
    f"::error file=mine/double%2C at 100%25.py,line=10,title=Runtime Error::number = 0: {RAISED}",
    "::warning file=mine/broken.py,line=2,title=Not Judged::expected ':'",
]


@pytest.fixture
def told(repository):
    """What is printed of the files above, and the summary."""
    for name, text in FILES.items():
        repository.write(f"mine/{name}", text)
    summary = repository.write("summary.md", "before\n")
    run = repository.kata("judge", "--file=mine", "--github=summary.md")
    assert run.returncode == 1, run.stderr
    return run.stdout, summary.read_text("utf-8")


def test_github_is_told_of_each_failure(told):
    """Broken: GitHub shows a failure nowhere, at a wrong line, or cut at a comma or a bar."""
    printed, summary = told
    assert {line for line in printed.splitlines() if line.startswith("::")} == {*ANNOTATIONS}
    assert summary.startswith("before\n### Judged by kata\n\n```text\n✗ ")
    raised = RAISED.replace("%25", "%")
    assert f"\n✗ Runtime Error         mine/double, at 100%.py  number = 0: {raised}\n" in summary
    assert "\n2 solutions of 1 problem in 2 files: 1 wrong, 1 error\n" in summary


COMMAND = "##[add-mask]1"


def test_no_command_reaches_githubs_runner(repository):
    """Broken: a name, a result or an exception gives GitHub's runner a command."""
    repository.write(f"mine/{COMMAND}.py", WRONG)
    repository.write(f"mine/broken{COMMAND}.py", FILES["broken.py"])
    repository.write("mine/result.py", f"{PLAIN}{COMMAND!r}\n")
    repository.write("mine/error.py", solution(f"raise ValueError({COMMAND!r})"))
    for more in ["--github=summary.md"], ["--json"], ["--verbose"]:
        run = repository.kata("judge", "--file=mine", *more)
        assert run.returncode == 1
        assert "add-mask]1" in run.stdout
        assert "##[" not in run.stdout + run.stderr, run.stdout


def test_a_lone_file_is_summed_up_too(repository):
    """Broken: a repository with a single file has no summary, or one that cannot be written."""
    run = repository.kata("judge", "--file=problems/*/solutions", "--github=summary.md")
    assert (run.returncode, "::" in run.stdout) == (0, False)
    summary = (repository.root / "summary.md").read_text("utf-8")
    head = "### Judged by kata\n\n```text\n1 solution of 1 problem in 1 file: 1 "
    assert summary.startswith(head)
    run = repository.kata("judge", "--file=problems", "--github=problems")
    assert run.returncode == 2
    assert "--github=problems: cannot write there: Is a directory; name a file" in run.stderr
    run = repository.kata("judge", "double", "--github=summary.md")
    said = "judge: --github=summary.md annotates files; name them: FILE=\n"
    assert (run.returncode, run.stderr) == (2, said)


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
    first = RIGHT.replace("Solution", "Solution1")
    repository.write("mine/b.py", f"{first}\n\n{WRONG}")
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
