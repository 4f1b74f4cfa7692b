"""What GitHub shows of verdicts: a summary in Markdown, and annotations at file and line."""

import pytest
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


def test_annotations_name_file_and_line(told):
    """Broken: GitHub shows a failure nowhere, at a wrong line, or cut at a comma."""
    printed, _ = told
    assert {line for line in printed.splitlines() if line.startswith("::")} == {*ANNOTATIONS}


def test_the_summary_is_a_table_that_values_cannot_break(told):
    """Broken: a value with a bar or a backtick ends its cell, or what stood there is lost."""
    _, summary = told
    raised = "`` ValueError: a\\|b `c` 100%, d: e ``"
    row = f"| `mine/double, at 100%.py` | `number = 0` | `0` | {raised} |"
    assert f"\n| ✗ Runtime Error {row}\n" in summary
    assert summary.startswith("before\n### Judged by kata\n\n| verdict | solution | input | ")
    assert "\n```text\n2 solutions of 1 problem in 2 files: 1 wrong, 1 error\n" in summary


def test_a_lone_file_and_what_is_accepted_are_summed_up_too(repository):
    """Broken: a repository with a single file has no summary."""
    run = repository.kata("judge", "--file=problems/*/solutions", "--github=summary.md")
    assert (run.returncode, "::" in run.stdout) == (0, False)
    summary = (repository.root / "summary.md").read_text("utf-8")
    assert summary.startswith(
        "### Judged by kata\n\n```text\n1 solution of 1 problem in 1 file: 1 "
    )


def test_a_summary_that_cannot_be_written_is_named_at_once(repository):
    """Broken: after minutes of judging, there is a traceback."""
    run = repository.kata("judge", "--file=problems", "--github=problems")
    assert run.returncode == 2
    assert "--github=problems: cannot write there: Is a directory; name a file" in run.stderr
