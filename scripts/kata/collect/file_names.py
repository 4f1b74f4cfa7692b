"""What names of files and lines above code look like, as patterns, each with an example."""

import re
from typing import NamedTuple


class Example(NamedTuple):
    """A text, and what the pattern finds in it: its first group if it has one, or all."""

    pattern: re.Pattern[str]
    text: str
    found: str


EXAMPLES: list[Example] = []


def _pattern(text: str, example: str, found: str) -> re.Pattern[str]:
    """Return a pattern in which neither the case of letters nor the line of the text matters."""
    pattern = re.compile(text, re.IGNORECASE | re.MULTILINE)
    EXAMPLES.append(Example(pattern, example, found))
    return pattern


HEADER = _pattern(  # of VS Code's extension
    r"@lc app=leetcode(?:\.cn)? id=([^\n]{1,40}?)(?:[ \t]+lang=|[ \t]*$)",
    "# @lc app=leetcode.cn id=剑指 Offer 22 lang=python3",
    "剑指 Offer 22",
)
ADDRESS = _pattern(
    r"(?:leetcode(?:-cn)?\.(?:com|cn)|neetcode\.io)/(?:contest/[\w-]+/)?(?:problems|questions)/([\w-]+)",
    "https://leetcode.cn/contest/weekly-contest-330/problems/count-distinct-numbers-on-board/",
    "count-distinct-numbers-on-board",
)
MENTION = _pattern(
    r"(?:leet ?code|\blc|力扣)[\s#:.：]*(?:(?:no\.?|problem)[\s#:.：]*)?(\d{1,4})\b",
    "my take on LeetCode problem #167, in two ways",
    "167",
)
REFERENCE = _pattern(  # to another problem than the one that is solved
    r"similar|prerequisite|related|follow|compare|same (?:as|idea)|\b(?:see|like|cf)\b|类似|参考",
    "the same idea as in 167. Two Sum II",
    "same idea",
)
NUMBERED = _pattern(
    r"(?:leet ?code|lc|problem|question|no)?[\W_]*\d", "Problem #167: Two Sum II", "Problem #1"
)
SITES = _pattern(  # with problems of their own
    r"lint_?code|hacker_?rank|codewars|codeforces|geeks|\bgfg\b", "LintCode/56.py", "LintCode"
)
LISTS = _pattern(  # with numbers of their own
    r"剑指|offer|jian_?zhi|lcof|牛客|nowcoder|面试|程序员|\bcci\b|lcci", "剑指offer/57.py", "剑指"
)
ITEM = _pattern(  # of one of LeetCode's lists beside the main one
    r"(?:剑指\s*offer|offer|lcof|lcci|面试题?|lcr|lcp|lcs)[\s_.-]*(?:ii[\s_.-]*)?\d+(?:\.\d+)?"
    r"(?:[\s_-]*i{1,3}(?![a-z]))?",
    "剑指 Offer 57 - II. 和为s的连续正数序列",
    "剑指 Offer 57 - II",
)
DATE = _pattern(r"\d{4}[-_]\d\d?[-_]\d\d?(?!\d)", "2025-11-16-easy-1-two-sum", "2025-11-16")
NUMBER_FIRST = _pattern(r"^[\W_]*\d", "[1] two-sum", "[1")
UNNAMED = _pattern(  # a file or folder that is called after no problem
    r"^(?:solutions?|answers?|main|index|readme|code|src|test|python3?|py)[-\d]*$",
    "solution-2",
    "solution-2",
)
CLASS = _pattern(r"^class[ \t]+(\w+)", "import re\nclass LRUCache:", "LRUCache")
FUNCTION = _pattern(
    r"^(?:async )?def\s|^\w+[ \t]*=[ \t]*lambda\b", "gcd = lambda a, b: 1", "gcd = lambda"
)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


WORD = re.compile(r"\d+\.\d\d(?!\d)|\d+|[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[^\W\d_a-zA-Z]+")
GENERIC = _words(  # words of names that say nothing about a problem
    "easy medium hard e m h leetcode leet code lc l n p no num problem problems question q solution"
    " solutions soln sol answer main index readme src test python py a the my submission version v"
    " ver way approach method try attempt final optimized"
)
COUNTED = _words("day week month chapter ch part lecture lesson unit d w")  # day 3, part 2
WAYS = _words(  # words of names that say how a problem is solved
    "hash map hashmap table brute force naive dp dynamic programming bfs dfs stack queue heap"
    " greedy recursion recursive iterative iteration memo memoized memoization bottom up top"
    " down pointer pointers fast slow sliding window set dict dictionary counter counting trie"
    " union find backtracking backtrack math bit bits bitmask linear simple clean best one"
    " pass line oneliner time space o log constant optimal better alternative short shorter"
    " verbose iter rec merge quick kadane morris divide conquer in place inplace by using use"
    " of and with basic standard new old"
)
TECHNIQUES = _words(  # problems whose titles may also say how another is solved
    "binary-search subsets permutations combinations sort-an-array"
)
ROMAN = {"2": "ii", "two": "ii", "3": "iii", "three": "iii", "4": "iv", "5": "v", "6": "vi"}
