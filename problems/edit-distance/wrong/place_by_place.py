"""Compares the letters at the same indices, and adds the difference in length."""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        replaced = sum(letter != other for letter, other in zip(word1, word2))
        return replaced + abs(len(word1) - len(word2))
