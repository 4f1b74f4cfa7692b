"""Greedily matches each letter of text1 at its next index in text2, and never tries to skip it."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        length = end = 0
        for letter in text1:
            place = text2.find(letter, end)
            if place >= 0:
                length += 1
                end = place + 1
        return length
