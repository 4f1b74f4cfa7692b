"""Keeps the result in a default argument, which still holds the ways of earlier calls."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        return self.cut(s, [])

    def cut(self, rest, pieces, result=[]):  # noqa: B006 (the mistake)
        if not rest:
            result.append(pieces)
        for end in range(1, len(rest) + 1):
            piece = rest[:end]
            if piece == piece[::-1]:
                self.cut(rest[end:], [*pieces, piece])
        return result
