"""What a solution may import beside the standard library, and what Python 2 is told apart by."""

import pytest
from kata.judge.outcome import is_python_2
from tiny import judged

USES = "from sortedcontainers import SortedList\nreturn SortedList([2 * number, 999])[0]"


@pytest.mark.parametrize("body", [USES, USES.partition("\n")[2]], ids=["imported", "in scope"])
def test_sorted_containers_are_there_as_at_leetcode(repository, body):
    """Broken: a solution that LeetCode accepts is called an error."""
    found = judged(repository, body)
    assert (found["verdict"], found["cases"]) == ("Accepted", 95)


def test_no_other_package_comes_with_it(repository):
    """Broken: a solution uses what LeetCode lacks, and is accepted."""
    found = judged(repository, f"import rich\n{USES}")
    assert found["verdict"] == "Runtime Error"
    assert "No module named 'rich'; a solution has only" in found["message"]


@pytest.mark.parametrize("first", ["", "if number == 5: "], ids=["the first case", "a later one"])
def test_only_what_needs_numpy_at_once_is_not_judged(repository, first):
    """Broken: a solution is called wrong for what we lack, or gets out of a case by an import."""
    found = judged(repository, f"{first}import numpy\nreturn 2 * number")
    word = "Not Judged" if not first else "Runtime Error"
    assert found["verdict"] == word


PYTHON_2 = """print x|print "a", x|exec code|raise E, "text"|x = `y`|a <> b|10L|x = ur"a"
f = lambda (a, b): a""".replace("\n", "|").split("|")
PYTHON_2 += [f"for i in {name}(3): pass" for name in ("xrange", "d.iteritems")]
PYTHON_3 = """x = = 1|def f(|print(x|`quoted` words|x <= > 1|10a|return 2 *||xrange = range"""
PYTHON_3 += """|def unicode(c): return unicode(c)|maxint = lambda izip: izip(1)"""


@pytest.mark.parametrize("line", PYTHON_2)
def test_a_file_that_only_python_2_reads_is_known(line):
    """Broken: an old file is called wrong."""
    assert is_python_2(f"class A(object):\n    def f(self):\n        {line}\n")


@pytest.mark.parametrize("line", PYTHON_3.split("|"))
def test_no_other_mistake_is_taken_for_python_2(line):
    """Broken: a file with a slip of today is not judged."""
    assert not is_python_2(f"class A:\n    def f(self):\n        {line}\n")


@pytest.mark.parametrize("body", ["map(int, [2 * number])[0]", "2 * number * len(map(int, '1'))"])
@pytest.mark.parametrize("header", ["(object):", ":"], ids=["for Python 2", "of today"])
def test_a_lazy_map_is_a_mistake_only_under_the_header_of_today(repository, header, body):
    """Broken: an old file is called wrong, or a slip of today is not judged."""
    doc = '":rtype: int"'
    code = f"class Solution{header}\n    def double(self, number):\n        {doc}\n"
    repository.write("mine/double.py", f"{code}        return {body}\n")
    run = repository.kata("judge", "--file=mine", "--github=summary.md")
    is_old = header != ":"
    assert ("? mine/double.py: not judged: Python 2, which" in run.stdout) == is_old
    assert ("::error" in run.stdout) != is_old
