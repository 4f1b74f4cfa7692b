"""Uses the rest as the last piece without checking whether it is a palindrome."""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        result = []
        pieces = []

        def cut(start):
            result.append([*pieces, s[start:]])
            for end in range(start + 1, len(s)):
                piece = s[start:end]
                if piece == piece[::-1]:
                    pieces.append(piece)
                    cut(end)
                    pieces.pop()

        cut(0)
        return result
