"""Returns 1 if one of the words is empty, but each letter of the other word is an edit.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #25081"


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        if not word1 or not word2:
            return 0 if word1 == word2 else 1
        above = list(range(len(word2) + 1))
        for i, letter in enumerate(word1, 1):
            row = [i]
            for j, other in enumerate(word2):
                if letter == other:
                    row.append(above[j])
                else:
                    row.append(1 + min(above[j], above[j + 1], row[j]))
            above = row
        return above[-1]
