"""numpy and sortedcontainers: LeetCode has them, this machine may not."""

import json
import os
import sys

import pytest
from tiny import solution

USES = solution("from sortedcontainers import SortedList\nreturn SortedList([2 * number])[0]")


@pytest.fixture
def judged(repository):
    """What the judge says where a package of that name, and another, are or are not installed."""
    repository.write("site/sortedcontainers/__init__.py", "from .lists import SortedList\n")
    repository.write("site/sortedcontainers/lists.py", "class SortedList(list): pass\n")
    repository.write("site/other.py", "")

    def judge(source, installed):
        path = repository.write("elsewhere/one.py", source)
        env = os.environ | ({"PYTHONPATH": str(repository.root / "site")} if installed else {})
        command = "scripts/kata", "judge", f"--file={path}", "--json", "double"
        run = repository.run(*command, env=env)
        return run.returncode, json.loads(run.stdout)

    return judge


def test_a_package_that_leetcode_has_is_used_where_it_is_installed(judged):
    """Broken: a solution that LeetCode accepts cannot be judged although all it needs is here."""
    status, found = judged(USES, installed=True)
    assert (status, found["verdict"], found["cases"]) == (0, "Accepted", 95)


def test_a_package_that_is_missing_says_nothing_about_the_solution(judged):
    """Broken: a solution is called wrong for what this machine lacks."""
    status, found = judged(USES, installed=False)
    assert (status, found["verdict"]) == (2, "Not Judged")
    assert found["message"].startswith("needs sortedcontainers, which LeetCode has")


def test_no_other_package_comes_with_it(judged):
    """Broken: a solution uses what LeetCode lacks, and is accepted."""
    status, found = judged(USES.replace("        from", "        import other\n        from"), True)
    assert (status, found["verdict"]) == (1, "Runtime Error")
    assert "No module named 'other'" in found["message"]


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="Python 3.14 has heapify_max")
def test_what_a_newer_python_has_says_nothing_about_the_solution(judged):
    """Broken: a solution that LeetCode accepts is called an error where Python is older."""
    for source in "from heapq import heapify_max", "import heapq\nheapq.heapify_max([number])":
        status, found = judged(solution(f"{source}\nreturn 2 * number"), installed=False)
        assert (status, found["verdict"]) == (2, "Not Judged")
        assert found["message"] == "needs heapify_max, which came with Python 3.14"
