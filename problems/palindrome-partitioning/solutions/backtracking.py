"""Backtracking: cut off any palindrome that the rest of the string begins with, then go on.

A piece is a palindrome if it equals its own reverse. The one list of pieces that all calls share is
copied when the end is reached.
Time: O(n · 2ⁿ), as there are up to 2ⁿ⁻¹ ways to cut
Space: O(n) besides the result
"""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        result = []
        pieces = []

        def cut(start):
            if start == len(s):
                result.append(pieces[:])
                return
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        cut(0)
        return result
