"""Leaves out the pieces that reach the end of the string, so it finds no way at all."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        result = []
        pieces = []

        def cut(start):
            if start == len(s):
                result.append(pieces[:])
                return
            for end in range(start + 1, len(s)):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        cut(0)
        return result
