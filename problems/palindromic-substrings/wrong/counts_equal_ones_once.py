"""Counts equal palindromes only once, even if they are in different places."""


class Solution:
    def countSubstrings(self, s: str) -> int:
        found = set()
        for start in range(len(s)):
            for end in range(start + 1, len(s) + 1):
                substring = s[start:end]
                if substring == substring[::-1]:
                    found.add(substring)
        return len(found)
