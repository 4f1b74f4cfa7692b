"""Manacher's algorithm: inside a palindrome, the right half mirrors the left half.

Bars between the letters make the length of every palindrome odd: `|a|b|b|a|`. Of all palindromes so
far, the algorithm keeps the one that ends furthest to the right. A new centre inside it starts with
the radius of its mirror image, cut off at that end, and expands from there. Each successful
comparison moves the furthest end to the right, so there are O(n) of them. Every second step
outwards meets letters, so a centre has (radius + 1) // 2 palindromes.
Level: 3
From: expand_centres; around a centre inside a long palindrome, letters are compared again, although
  they mirror earlier letters, so begin with what the mirror image has found
Beware: wrong/counts_the_bars
Time: O(n)
Space: O(n)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        barred = f"|{'|'.join(s)}|"
        radius = [0] * len(barred)
        middle = 0  # of the palindrome that ends furthest to the right
        for i in range(len(barred)):
            end = middle + radius[middle]
            if i < end:
                radius[i] = min(radius[2 * middle - i], end - i)
            while self.expands(barred, i, radius[i] + 1):
                radius[i] += 1
            if i + radius[i] > end:
                middle = i
        return sum((r + 1) // 2 for r in radius)

    def expands(self, barred, i, radius):
        """Whether the characters at this distance from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
