"""Manacher's algorithm: inside a palindrome, the right half mirrors the left half.

Bars between the characters make the length of every palindrome odd: `|a|b|b|a|`. A new centre
inside the palindrome that reaches furthest starts with the radius of its mirror image there, as far
as that palindrome goes, and only expands from there. So the furthest end never moves back.
Time: O(n)
Space: O(n)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        barred = f"|{'|'.join(s)}|"
        radius = [0] * len(barred)
        middle = 0  # of the palindrome that reaches furthest
        for i in range(len(barred)):
            end = middle + radius[middle]
            if i < end:
                radius[i] = min(radius[2 * middle - i], end - i)
            while self.expands(barred, i, radius[i] + 1):
                radius[i] += 1
            if i + radius[i] > end:
                middle = i
        longest = max(radius)
        start = (radius.index(longest) - longest) // 2
        return s[start : start + longest]

    def expands(self, barred, i, radius):
        """Whether the characters that far from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
