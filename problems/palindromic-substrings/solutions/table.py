"""Interval dynamic programming: is s[start..end] a palindrome, for every start and end?

A string is a palindrome if its two ends are equal and its inside is a palindrome:

    is_palindrome[start][end] = s[start] == s[end] and is_palindrome[start + 1][end - 1]

The base cases are the strings of one letter (start == end) and of no letters (start > end). The
inside has a later start, so the table is filled from the last start to the first.

For s = "aba":

    start  end  inside  count
    1      2    True    3      "ba": its ends differ
    0      1    True    3      "ab": its ends differ
    0      2    True    4      "aba": its inside is "b"
    return 4
Level: 2
From: brute_force; a string is compared letter by letter although its inside has been compared
  before, so remember for each start and end whether it is a palindrome
Ask: If you know which shorter strings are palindromes, what do you still have to compare?
Time: O(n²)
Space: O(n²)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        n = len(s)
        count = n  # the single letters
        is_palindrome = [[start >= end for end in range(n)] for start in range(n)]
        for start in reversed(range(n)):
            for end in range(start + 1, n):
                inside = is_palindrome[start + 1][end - 1]
                is_palindrome[start][end] = s[start] == s[end] and inside
                count += is_palindrome[start][end]
        return count
