"""Adds up the full radii, but every second step outwards meets only bars."""


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
        return sum(radius)

    def expands(self, barred, i, radius):
        """Whether the characters at this distance from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
