"""Sets only single letters to True, so two equal neighbours never count as a palindrome."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        n = len(s)
        is_palindrome = [[i == j for j in range(n)] for i in range(n)]
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
