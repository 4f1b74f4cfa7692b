"""Takes each letter of the first string at its next place in the second, and leaves none out."""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        length = end = 0
        for letter in text1:
            place = text2.find(letter, end)
            if place >= 0:
                length += 1
                end = place + 1
        return length
