"""Compares each substring letter by letter in a loop: O(n³) if many letters are equal."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for start in range(len(s)):
            for end in range(start, len(s)):
                left, right = start, end
                while left < right and s[left] == s[right]:
                    left += 1
                    right -= 1
                if left >= right:
                    count += 1
        return count
