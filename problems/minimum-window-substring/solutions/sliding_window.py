"""Sliding window: move the right end until nothing is missing; then drop spare letters on the left.

`needed` says how many more of each letter the window needs; below 0, it has more than enough.
`missing` is the sum of all positive counts, so it tells at once whether the window has everything.
The left end stops at the first letter that the window cannot spare: the best start for this right
end. The best start for a later right end is no further left, so the left end never moves back.

For s = "BXAAB", t = "AB":

    right  s[left:right + 1]  needed                      missing  s[start:start + length]
    0      B                  {'A': 1, 'B': 0}            1        -
    1      BX                 {'A': 1, 'B': 0, 'X': -1}   1        -
    2      BXA                {'A': 0, 'B': 0, 'X': -1}   0        BXA
    3      BXAA               {'A': -1, 'B': 0, 'X': -1}  0        BXA    B cannot be spared
    4      AB                 {'A': 0, 'B': 0, 'X': 0}    0        AB     B, X and A have left
    return "AB"
Level: 2
From: wrong/counts_anew; the whole window is counted at every step, so keep its counts, and update
  the one count that changes when a letter enters or leaves
Ask: What has to be known about the window to tell whether all letters are there, and whether the
  leftmost letter can be spared?
Beware: wrong/one_step_only
Time: O(m + n)
Space: O(1), for at most 52 distinct letters
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
