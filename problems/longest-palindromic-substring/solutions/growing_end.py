"""Go through the ends: with each character, the longest palindrome grows by at most two.

If one that ends here were longer by three or more, it would be at least one longer without its
outer characters, and would have been found before. So at each end two lengths are tried, the longer
one first, and a slice is compared with its reverse.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def longestPalindrome(self, s: str) -> str:
        best = ""
        for end in range(1, len(s) + 1):
            for length in len(best) + 2, len(best) + 1:
                ending = s[end - length : end] if length <= end else ""
                if ending and ending == ending[::-1]:
                    best = ending
                    break
        return best
