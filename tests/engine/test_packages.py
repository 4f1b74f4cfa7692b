"""numpy and sortedcontainers: LeetCode has them, this machine may not."""

import json
import os

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


@pytest.mark.parametrize(("installed", "word"), [(True, "Accepted"), (False, "Not Judged")])
def test_what_leetcode_has_of_it_need_not_be_imported(judged, installed, word):
    """Broken: a solution that LeetCode accepts without an import is called an error."""
    _, found = judged(solution("return SortedList([2 * number])[0]"), installed)
    assert found["verdict"] == word


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


NEWER = {
    "from itertools import batched": "sum(sum(pair) for pair in batched([number] * 2, 2))",
    "import itertools": "sum(*itertools.batched([number] * 2, 2, strict=True))",
    "": "sum(*batched([number] * 2, 2))",
    "from heapq import heapify_max, heappop_max\nheap = [number, 2 * number]\nheapify_max(heap)": (
        "heappop_max(heap)"
    ),
    "heap = [number]\nheappush_max(heap, 2 * number)": "heapq.heapreplace_max(heap, 0)",
    "heap = [2 * number]": "heappushpop_max(heap, number)",
}


@pytest.mark.parametrize("first", NEWER)
def test_what_a_newer_python_has_is_there(judged, first):
    """Broken: a solution that LeetCode accepts is called an error where Python is older."""
    status, found = judged(solution(f"{first}\nreturn {NEWER[first]}"), installed=False)
    assert (status, found["verdict"], found["message"]) == (0, "Accepted", "")


CLAIMED = """
import os, stat
def claim():
    fds = [fd for fd in range(3, 30) if os.path.exists(f"/proc/self/fd/{fd}")]
    (out, *_) = [fd for fd in fds if stat.S_ISFIFO(os.fstat(fd).st_mode)]
    sent = b"EModuleNotFoundError by an import\\n1\\n0\\nNo module named 'numpy'"
    os.write(out, len(sent).to_bytes(4, "little") + sent)
"""


@pytest.mark.parametrize("guard", ["if 0: import numpy", "try: import numpy\nexcept Exception: 0"])
def test_only_an_import_that_is_sure_to_run_says_nothing_about_the_solution(judged, guard):
    """Broken: a wrong solution claims that it needs a package, and is not judged."""
    source = solution("if number == 5: claim()\nreturn 2 * number")
    status, found = judged(f"{guard}\n{CLAIMED}{source}", installed=False)
    assert (status, found["verdict"]) == (1, "Runtime Error")
