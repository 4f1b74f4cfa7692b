"""Uses 100 as infinity, but long words may need five times as many edits."""

CAUGHT_BY = "orders"


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        above = list(range(len(word2) + 1))
        for i, letter in enumerate(word1, 1):
            row = [i]
            for j, other in enumerate(word2):
                fewest = 100
                if letter == other:
                    fewest = min(fewest, above[j])
                row.append(min(fewest, 1 + min(above[j], above[j + 1], row[j])))
            above = row
        return above[-1]
