"""Counts an edit for equal letters, too."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        above = list(range(len(word2) + 1))
        for i in range(1, len(word1) + 1):
            row = [i]
            for j in range(len(word2)):
                row.append(1 + min(above[j], above[j + 1], row[j]))
            above = row
        return above[-1]
