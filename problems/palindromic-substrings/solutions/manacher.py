"""Manacher's algorithm: inside a palindrome, the right half repeats the left half, mirrored.

Bars between the letters make every palindrome odd: `|a|b|b|a|`. A new centre inside the palindrome
that reaches furthest starts with the radius of its mirror image there, as far as that palindrome
goes. Every second step outwards meets letters, so a centre has (radius + 1) // 2 palindromes.
Time: O(n)
Space: O(n)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
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
        return sum((r + 1) // 2 for r in radius)

    def expands(self, barred, i, radius):
        """Whether the characters that far from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
