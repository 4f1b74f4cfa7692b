"""Keeps a single row, and reads the entry above and to the left after it has been overwritten."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        row = list(range(len(word2) + 1))
        for i, letter in enumerate(word1, 1):
            row[0] = i
            for j, other in enumerate(word2):
                if letter == other:
                    row[j + 1] = row[j]
                else:
                    row[j + 1] = 1 + min(row[j], row[j + 1])
        return row[-1]
