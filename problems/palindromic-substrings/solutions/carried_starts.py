"""Derive the palindromes that end at each letter from those that end at the letter before.

A palindrome without its outer letters ends one letter earlier and starts one later. So those that
end here start just before the old starts, wherever the letter there equals this one. Two starts
are added each time: for the letter itself, and for the empty string after it.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        starts = [0]
        for end, letter in enumerate(s):
            starts = [start - 1 for start in starts if start > 0 and s[start - 1] == letter]
            starts.append(end)
            count += len(starts)
            starts.append(end + 1)
        return count
