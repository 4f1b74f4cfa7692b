"""Copies the whole radius of the mirror image, even beyond the end of the outer palindrome."""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        barred = f"|{'|'.join(s)}|"
        radius = [0] * len(barred)
        middle = 0  # of the palindrome that ends furthest to the right
        for i in range(len(barred)):
            end = middle + radius[middle]
            if i < end:
                radius[i] = radius[2 * middle - i]
            while self.expands(barred, i, radius[i] + 1):
                radius[i] += 1
            if i + radius[i] > end:
                middle = i
        longest = max(radius)
        start = (radius.index(longest) - longest) // 2
        return s[start : start + longest]

    def expands(self, barred, i, radius):
        """Whether the characters at this distance from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
