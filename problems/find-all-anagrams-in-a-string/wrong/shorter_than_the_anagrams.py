"""Counts the first letters of `s` up to the length of `p`, but `s` may be shorter."""

VERDICT = "Runtime Error"


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed, found = [0] * 26, [0] * 26
        for i, letter in enumerate(p):
            needed[ord(letter) - ord("a")] += 1
            found[ord(s[i]) - ord("a")] += 1
        starts = [0] if found == needed else []
        for i in range(len(p), len(s)):
            found[ord(s[i]) - ord("a")] += 1
            found[ord(s[i - len(p)]) - ord("a")] -= 1
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
