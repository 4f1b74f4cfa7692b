"""A statement from an export, a page, a comment or the clipboard becomes a spec of ours."""

import pickle
import resource
import subprocess
import sys

import pytest
from kata.paths import SCRIPTS
from kata.problem.catalog import by_slug
from kata.statement import constraints_of
from kata.statement.kinds import Bound
from kata.statement.paths import Path
from kata.statement.statement import statement_in

PAGE = """<h2><a href="https://leetcode.com/problems/third-maximum-number">9999. Third</a></h2>\
<h3>Easy</h3><hr><p>Of the integers <code>nums</code>, return the <strong>third</strong> that \
is the largest, or the largest if there are fewer.</p>

<p>&nbsp;</p>
<p><strong class="example">Example 1:</strong></p>
<div class="example-block">
<p><strong>Input:</strong> <span class="example-io">nums = [3,2,1]</span></p>
<p><strong>Output:</strong> <span class="example-io">1</span></p>
<p><strong>Explanation:</strong> The third is 1 &lt; 2.</p>
</div>
<pre>
<strong>Input:</strong> nums = [1,2]
<strong>Output:</strong> 2
Because there is no third one.
</pre>

<p><strong>Constraints:</strong></p>
<ul style="user-select: auto;">
\t<li><code>1 &lt;= nums.length &lt;= 10<sup>4</sup></code></li>
\t<li style="x"><code>-2<sup>31</sup>&nbsp;&lt;= nums[i] &lt;= 2<sup>31</sup> - 1</code></li>
\t<li>The answer is guaranteed to be nice.</li>
</ul>

<p><strong>Follow up:</strong> Can you do it in <code>O(n)</code>?</p>
"""
MARKDOWN = """---
difficulty: Easy
---

# [414. Third Maximum Number](https://leetcode.cn/problems/third-maximum-number/description/)

## Description

Of the integers `nums`, return the **third** that is the largest, or the largest if there are fewer.

**Example 1:**

```
Input: nums = [3,2,1]
Output: 1
Explanation: The third is 1 < 2.
```

**Example 2:**

```
Input: nums = [1,2]
Output: 2
```

**Constraints:**

*   `1 <= nums.length <= 10^4`
*   `-2^31 <= nums\\[i\\] <= 2^31 - 1`
*   The answer is guaranteed to be nice.

## Solutions

```python
class Solution:
    pass
```
"""
PASTED = """Third Maximum Number
Easy

3,005
Add to List

Share
Of the integers nums, return the third that is the largest, or the largest if there are fewer.

Example 1:

Input: nums = [3,2,1]
Output: 1
Example 2:

Input: nums = [1,2]
Output: 2

Constraints:

1 <= nums.length <= 104
-231 <= nums[i] <= 231 - 1
The answer is guaranteed to be nice.

Follow up: Can you do it in O(n)?
Accepted
"""
WHOLE = PASTED.replace("104", "10^4").replace("231", "2^31")  # as the powers were
CODE = "class Solution:\n    def thirdMax(self, nums):\n        return 1  # Input:\n"
EDITOR = (
    "\n".join(
        f"# {line}".rstrip()
        for line in [
            *("@lc app=leetcode id=9999 lang=python3", "", "[9999] Third Maximum Number", ""),
            *("https://leetcode.com/problems/third-maximum-number/description/", ""),
            *WHOLE.split("\n")[7:],
        ]
    )
    + f"\n# @lc code=start\n{CODE}"
)
HASHES = "".join(f"# {line}\n" if line else "\n" for line in f"414. {WHOLE}".split("\n"))
FORMS = {
    "LeetHub": PAGE,
    "Markdown": MARKDOWN,
    "pasted": WHOLE,
    "editor": EDITOR,
    "comments": f"{HASHES}{CODE}",
}


@pytest.mark.parametrize("form", FORMS)
def test_a_statement_is_read_in_every_form(form):
    """Broken: a statement beside somebody's solution says nothing to the judge."""
    found = statement_in(FORMS[form])
    problem = found.problem
    assert (problem.number, problem.title, problem.slug) == (
        "414",
        "Third Maximum Number",
        "third-maximum-number",
    )
    assert [(one.arguments, one.answer) for one in problem.examples] == [
        (([3, 2, 1],), 1),
        (([1, 2],), 2),
    ]
    assert constraints_of(problem).bounds == [
        Bound(Path("nums").length, 1, 10**4),
        Bound(Path("nums").items, -(2**31), 2**31 - 1),
    ]
    assert found.unread == ["The answer is guaranteed to be nice"]
    prose = found.text.partition("## Constraints")[0]
    assert prose.endswith(" or the largest if there are fewer.\n\n")
    assert prose.count("\n") == 6, (
        "the lines of a page that say nothing of the problem are left out"
    )
    assert pickle.loads(pickle.dumps(problem)).text == found.text


def test_what_may_be_a_lost_exponent_is_no_bound():
    """Broken: a bound of 104 is read as 10⁴, or 10⁴ as 104, where nothing tells which it is."""
    found = statement_in(PASTED)
    line = "1 <= nums.length <= 104 (or is it a power?)"
    assert line in found.unread
    assert constraints_of(found.problem).bounds == []


def test_a_line_that_an_example_breaks_is_doubted():
    """Broken: a slip in a statement makes all of LeetCode's inputs illegal."""
    found = statement_in(PAGE.replace("-2<sup>31</sup>&nbsp;", "2"))
    assert "an example breaks it: nums[i] is 1; the constraints allow" in found.unread[-1]
    assert constraints_of(found.problem).bounds == [Bound(Path("nums").length, 1, 10**4)]


def test_a_promise_in_the_prose_is_a_constraint():
    """Broken: an input counts as legal for certain that the prose of a statement rules out."""
    promised = "You may assume that no two are alike."
    found = statement_in(PAGE.replace("if there are fewer.", f"if there are fewer. {promised}"))
    assert "You may assume that no two are alike" in found.unread


SAID = """414. Third Maximum Number

{} Return the third of them.

Input: nums = [1,2,3]
Output: 1

Constraints:

- 1 <= nums.length <= 9
- 0 <= nums[i] <= 9
"""
PROMISES = [  # which no constraint repeats
    "You are given a sorted array in which every element appears twice, except for one.",
    "The order `nums` of the alphabet is some permutation of the digits.",
    "Given the row nums sorted in non-increasing order both row-wise and column-wise, return it.",
    "The given input is a directed graph that started as a rooted tree with n nodes.",
    "You are given an array of non-overlapping intervals `nums`.",
    "Given a weighted undirected connected graph with n vertices and an array nums, return it.",
    "All nums are distinct in each half.",
    "Given an array of distinct integers nums, find one.",
    "You are given a palindromic list nums.",
    "Given the preorder nums of a binary search tree, return it.",
]
NO_PROMISES = [
    "Given an array nums, return a sorted array of its distinct numbers.",
    "Given nums, find the longest increasing subsequence of different numbers.",
    "An array is sorted if it rises. Two arrays are different if they differ in a number.",
    "Given nums, check whether it is a palindrome.",
]


@pytest.mark.parametrize("prose", PROMISES)
def test_a_promise_that_is_not_read_leaves_no_input_certain(prose):
    """Broken: an input counts as legal for certain that only the prose rules out."""
    found = constraints_of(statement_in(SAID.format(prose)).problem)
    assert (found.are_whole, len(found.unread)) == (False, 1)


@pytest.mark.parametrize("prose", NO_PROMISES)
def test_what_is_asked_for_is_no_promise(prose):
    """Broken: every mention of an order or of differences makes all inputs doubtful."""
    assert constraints_of(statement_in(SAID.format(prose)).problem).are_whole


ALSO_RIGHT = """1417. Reformat The String

Given a string `s`, return it reformatted.

Input: s = "a0"
Output: "0a"
Explanation: "a0" is also accepted.

Constraints:

- 1 <= s.length <= 500
- s consists of only lowercase English letters and/or digits.
"""


def test_what_an_explanation_accepts_as_well_is_right():
    """Broken: a right result is wrong, where an explanation says that it is also accepted."""
    assert statement_in(ALSO_RIGHT).problem.rules.accepts
    one = ALSO_RIGHT.replace('"a0" is also accepted', "It is short")
    assert not statement_in(one).problem.rules.accepts


def test_an_example_that_is_not_read_is_said():
    """Broken: an example is dropped, and nobody is told."""
    found = statement_in(PAGE.replace("nums = [1,2]", "nums = 1, k = 2"))
    (line, _) = found.unread[::-1]
    assert line.startswith("example 2: 'nums = 1, k = 2' is not an input; write it as: nums = ...")
    assert len(found.problem.examples) == 1


CALLS = """<h2><a href="https://leetcode.com/problems/design-hashset">Design HashSet</a></h2>
<p>Design a set of keys without the library of any language.</p>
<p><strong>Example 1:</strong></p>
<pre>
<strong>Input</strong>
[&quot;MyHashSet&quot;, &quot;add&quot;, &quot;contains&quot;]
[[], [1], [1]]
<strong>Output</strong>

[null, null, true]
<strong>Explanation</strong>
It has 1.
</pre>
<p><strong>Constraints:</strong></p>
<ul><li><code>0 &lt;= key &lt;= 10<sup>6</sup></code></li></ul>
"""


def test_calls_of_a_class_are_read():
    """Broken: the calls of a class are read as the input of one method."""
    (example,) = statement_in(CALLS).problem.examples
    assert example.arguments == (["MyHashSet", "add", "contains"], [[], [1], [1]])
    assert example.answer == [None, None, True]


def test_a_line_that_goes_on_below_is_one():
    """Broken: an editor's header breaks a constraint in two, and neither half is read."""
    long = "The answer is guaranteed to be nice, small, green, warm, cheap, sweet, and"
    text = EDITOR.replace("The answer is guaranteed to be nice.", f"{long}\n# round.")
    assert statement_in(text).unread == [f"{long} round"]


NONE = {
    "nothing": "",
    "prose": "This is a text about integers that are the third largest of all.",
    "a solution": CODE,
    "no problem of LeetCode's": PASTED.replace("Third Maximum", "Fourth Hardest"),
    "another language": PAGE.replace("third-maximum-number", "combine-two-tables"),
    "too long": PAGE + " " * 300_000,
}


@pytest.mark.parametrize("form", NONE)
def test_what_is_no_statement_is_none(form):
    """Broken: any text is taken for a statement of some problem."""
    assert statement_in(NONE[form]) is None


def test_whoever_knows_the_problem_may_say_so():
    """Broken: an export that names no problem in its text cannot be read."""
    text = PASTED.partition("Share\n")[2]
    assert statement_in(text) is None
    found = statement_in(text, by_slug("third-maximum-number"))
    assert found.problem.number == "414"


HOSTILE = ['"""\n', "/*\n", "# a\n", "Input:\n", "<code>", "Constraints:\n", "a, and ", "**", "\n"]
READS_ALL = f"""
from kata.problem.catalog import by_slug
from kata.statement.statement import statement_in
for part in {HOSTILE}:
    text = part * (39_000 // len(part))
    statement_in(f"Constraints:\\n- {{text[:1900]}}\\n", by_slug("third-maximum-number"))
    statement_in(text, by_slug("third-maximum-number"))
for _ in range(10):
    lines = f"- {{'5' * 1900}}\\n" * 18
    statement_in(f"Constraints:\\n\\n{{lines}}", by_slug("third-maximum-number"))
"""


def test_a_text_that_is_made_to_be_slow_is_read_soon():
    """Broken: a file of a few kilobytes beside a solution hangs the judge."""

    def limit():
        """Far more than is needed, and far less than what reads a text in exponential time."""
        resource.setrlimit(resource.RLIMIT_CPU, (60, 60))

    run = [sys.executable, "-c", READS_ALL]
    subprocess.run(run, cwd=SCRIPTS, check=True, preexec_fn=limit)


def test_a_problem_that_a_statement_mentions_is_not_the_one_it_states():
    """Broken: a statement that is the same as another problem's becomes that problem's."""
    note = "Note: this is the same as https://leetcode.com/problems/two-sum/ but for the numbers.\n"
    text = MARKDOWN.replace("(https://leetcode.cn/problems/third-maximum-number/description/)", "")
    text = text.replace("[414. Third Maximum Number]", "414. Third Maximum Number")
    found = statement_in(text.replace("**Example 1:**", f"{note}\n**Example 1:**"))
    assert found.listed.slug == "third-maximum-number"
