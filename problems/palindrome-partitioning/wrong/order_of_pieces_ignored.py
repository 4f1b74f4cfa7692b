"""Keeps only one of several ways with the same pieces, even if their order is different."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        result = {}
        pieces = []

        def cut(start):
            if start == len(s):
                result[tuple(sorted(pieces))] = pieces[:]
                return
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        cut(0)
        return [*result.values()]
