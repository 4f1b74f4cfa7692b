"""Does not count a letter as unmatched when the window has one too many of it."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        missing = Counter(p)
        unmatched = len(missing)
        starts = []
        for i, entering in enumerate(s):
            missing[entering] -= 1
            if missing[entering] == 0:
                unmatched -= 1
            if i >= len(p):
                leaving = s[i - len(p)]
                if missing[leaving] == 0:
                    unmatched += 1
                missing[leaving] += 1
                if missing[leaving] == 0:
                    unmatched -= 1
            if unmatched == 0:
                starts.append(i - len(p) + 1)
        return starts
