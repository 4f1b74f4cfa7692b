"""Stops at the first piece that is not a palindrome, but a longer piece may be a palindrome."""


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
                if piece != piece[::-1]:
                    break
                pieces.append(piece)
                cut(end)
                pieces.pop()

        cut(0)
        return result
