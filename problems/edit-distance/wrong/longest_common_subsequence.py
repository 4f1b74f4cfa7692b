"""Subtracts the longest common subsequence from the longer length, as if shifts were free."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        above = [0] * (len(word2) + 1)
        for letter in word1:
            row = [0]
            for j, other in enumerate(word2):
                row.append(above[j] + 1 if letter == other else max(above[j + 1], row[j]))
            above = row
        return max(len(word1), len(word2)) - above[-1]
