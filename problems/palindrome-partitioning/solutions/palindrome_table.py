"""Backtracking with a table of all palindromes: each piece is checked by a lookup in O(1).

The table is interval dynamic programming, with the recurrence:

    is_palindrome[first][last] = s[first] == s[last] and is_palindrome[first + 1][last - 1]

The base case is True, for strings of one letter or none. The inner string starts one letter later,
so the table is filled from the last start to the first.

For s = "aba":

    first  last  inside
    1      2     True    nothing is inside "ba", but its ends differ
    0      1     True
    0      2     True    b is inside "aba": a palindrome
    return [['a', 'b', 'a'], ['aba']]
Level: 3
From: backtracking; the same piece is compared with its reverse in many branches, so find out once
  which pieces are palindromes
Beware: wrong/table_from_the_first_start
Time: O(n · 2ⁿ), as there are up to 2ⁿ⁻¹ ways to cut
Space: O(n²) besides the result
"""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        n = len(s)
        is_palindrome = [[True] * n for _ in range(n)]
        for first in reversed(range(n)):
            for last in range(first + 1, n):
                inside = is_palindrome[first + 1][last - 1]
                is_palindrome[first][last] = inside and s[first] == s[last]
        result = []
        pieces = []

        def cut(start):
            if start == n:
                result.append(pieces[:])
                return
            for last in range(start, n):
                if is_palindrome[start][last]:
                    pieces.append(s[start : last + 1])
                    cut(last + 1)
                    pieces.pop()

        cut(0)
        return result
