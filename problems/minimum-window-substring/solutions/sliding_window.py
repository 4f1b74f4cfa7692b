"""Sliding window: the right end moves until nothing is missing, then the left end as far as it can.

`needed` counts how many of each letter are missing; below 0, the window has more than enough.
`missing` is the sum of all counts above 0, so it tells at once whether the window has everything.
The left end stops at the first letter that the window cannot spare.
Time: O(m + n)
Space: O(1), for at most 52 different letters
"""

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
            if right - left + 1 < length:
                start, length = left, right - left + 1
        return s[start : start + length] if length <= len(s) else ""
