"""Never takes a piece back, so the pieces of earlier ways stay in later ways."""


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

        cut(0)
        return result
