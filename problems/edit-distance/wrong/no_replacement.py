"""Only deletes and inserts letters, so that a replacement counts as two edits."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        above = list(range(len(word2) + 1))
        for i, letter in enumerate(word1, 1):
            row = [i]
            for j, other in enumerate(word2):
                row.append(above[j] if letter == other else 1 + min(above[j + 1], row[j]))
            above = row
        return above[-1]
