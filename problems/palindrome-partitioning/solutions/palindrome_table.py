"""Backtracking with a table of all palindromes, so that each piece is looked up in O(1).

A piece of two letters or more is a palindrome if its ends are equal and what is inside is one, too.
What is inside starts later, so the table is filled from the last start to the first. It begins with
True everywhere, which is right for single letters and for nothing at all.
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
