"""Growing answer: with each further character, the longest palindrome grows by at most two.

If a palindrome that ends here were longer than the best by three or more, then without its two
outer characters it would still be longer than the best, and would have been found at the previous
end. So only two lengths are tried at each end, the longer one first.
Level: 4
From: brute_force; all lengths are tried, although at each end only two lengths can improve on the
  best palindrome that ends earlier, so try just these two
Beware: wrong/grows_by_one, wrong/slices_from_the_end
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
