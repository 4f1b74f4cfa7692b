"""Cuts off only the longest palindrome at the start of the rest, so it finds only one way."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        pieces = []
        start = 0
        while start < len(s):
            for end in range(len(s), start, -1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    start = end
                    break
        return [pieces]
