"""Checks every substring, even if a shorter one with the same start already has a repetition."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def lengthOfLongestSubstring(self, s: str) -> int:
        longest = 0
        for start in range(len(s)):
            for end in range(start + 1, len(s) + 1):
                if len(set(s[start:end])) == end - start:
                    longest = max(longest, end - start)
        return longest
