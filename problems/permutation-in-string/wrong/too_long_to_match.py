"""When one letter is in excess, drops another letter, and still counts the first as matched.

Reported as accepted in 2026.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #36876"
CAUGHT_BY = "killers"


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed, found = Counter(s1), Counter()
        left = matches = 0
        for right, letter in enumerate(s2):
            found[letter] += 1
            if found[letter] == needed[letter]:
                matches += 1
                if matches == len(needed):
                    return True
            if found[letter] > needed[letter]:
                leaving = s2[left]
                matches -= found[leaving] == needed[leaving]
                found[leaving] -= 1
                left += 1
            if letter not in needed:
                found.clear()
                left, matches = right + 1, 0
        return False
