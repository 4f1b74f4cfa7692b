"""Compares only after a letter has left the window, so it never checks the first substring."""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        needed, found = [0] * 26, [0] * 26
        for letter in s1:
            needed[ord(letter) - ord("a")] += 1
        for i, letter in enumerate(s2):
            found[ord(letter) - ord("a")] += 1
            if i >= len(s1):
                leaving = s2[i - len(s1)]
                found[ord(leaving) - ord("a")] -= 1
                if found == needed:
                    return True
        return False
