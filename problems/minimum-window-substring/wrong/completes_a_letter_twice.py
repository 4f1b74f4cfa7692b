"""Counts a letter as complete again whenever the window gains another copy of it."""

from collections import Counter


class Solution:
    def minWindow(self, s: str, t: str) -> str:
        needed, found = Counter(t), Counter()
        kept = [(i, letter) for i, letter in enumerate(s) if letter in needed]
        left = complete = 0
        start, end = 0, len(s) + 1
        for right, letter in kept:
            found[letter] += 1
            if found[letter] >= needed[letter]:
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
