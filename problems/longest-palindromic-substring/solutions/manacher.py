"""Manacher's algorithm: a centre inside a palindrome starts with the radius of its mirror image.

Bars between the characters make the length of every palindrome odd: `|a|b|b|a|`. Of all palindromes
so far, the algorithm keeps the one that ends furthest to the right. A new centre inside it starts
with the radius of its mirror image, cut off at that end, and expands from there. Each successful
comparison moves the furthest end to the right, so O(n) comparisons succeed; one per centre fails.
The trace leaves out some centres.

For s = "babab":

    i  end  radius[i]
    3  2    0          beyond the end, nothing is known
    3  2    3
    5  6    1          inside: the mirror image of 5 is 1
    5  6    5          expanded beyond the end
    7  10   3          the mirror image of 7 is 3
    9  10   1          the mirror image of 9 is 1
    return 'babab'
Level: 3
From: expand_centres; inside a long palindrome, the expansion repeats what its mirror image has
  found, so start with the radius of the mirror image
Beware: wrong/copies_the_whole_radius
Time: O(n)
Space: O(n)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
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
        longest = max(radius)
        start = (radius.index(longest) - longest) // 2
        return s[start : start + longest]

    def expands(self, barred, i, radius):
        """Whether the characters at this distance from i are equal."""
        inside = i - radius >= 0 and i + radius < len(barred)
        return inside and barred[i - radius] == barred[i + radius]
