"""Leaves out the substrings that end with the last letter."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        for start in range(len(s)):
            for end in range(start + 1, len(s)):
                substring = s[start:end]
                if substring == substring[::-1]:
                    count += 1
        return count
