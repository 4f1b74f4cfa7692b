"""Sliding window over the letters of `t` only: one filter skips all other letters of `s`.

A shortest substring begins and ends with letters of `t`. `complete` counts the letters of which the
window has enough copies; when all distinct letters of `t` are complete, nothing is missing.

For s = "AXBA", t = "AB":

    right  letter  left  complete  end - start
    0      A       0     1         5            longer than s: no window so far
    2      B       1     1         3            AXB; then A leaves
    3      A       2     1         2            BA; then B leaves
    return "BA"
Level: 3
From: sliding_window; both ends visit every letter of `s`, although letters that `t` lacks are
  neither needed nor a good start, so filter them out beforehand
Beware: wrong/completes_a_letter_twice
Time: O(m + n)
Space: O(m), the letters kept with their places
"""

from collections import Counter


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed, found = Counter(t), Counter()
        kept = [(i, letter) for i, letter in enumerate(s) if letter in needed]
        left = complete = 0
        start, end = 0, len(s) + 1
        for right, letter in kept:
            found[letter] += 1
            if found[letter] == needed[letter]:
                complete += 1
            while complete == len(needed):
                place, leaving = kept[left]
                if right + 1 - place < end - start:
                    start, end = place, right + 1
                found[leaving] -= 1
                if found[leaving] < needed[leaving]:
                    complete -= 1
                left += 1
        return s[start:end] if end <= len(s) else ""
