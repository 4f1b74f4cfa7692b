"""Counts the first len(s1) letters of `s2` before it slides, but `s2` may be shorter."""

VERDICT = "Runtime Error"


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed, found = [0] * 26, [0] * 26
        for i, letter in enumerate(s1):
            needed[ord(letter) - ord("a")] += 1
            found[ord(s2[i]) - ord("a")] += 1
        for i in range(len(s1), len(s2)):
            if found == needed:
                return True
            found[ord(s2[i]) - ord("a")] += 1
            found[ord(s2[i - len(s1)]) - ord("a")] -= 1
        return found == needed
