"""Does not notice that a letter no longer matches when there is one too many."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        missing = Counter(p)
        unmatched = len(missing)
        starts = []
        for i, entering in enumerate(s):
            missing[entering] -= 1
            unmatched -= missing[entering] == 0
            if i >= len(p):
                leaving = s[i - len(p)]
                unmatched += missing[leaving] == 0
                missing[leaving] += 1
                unmatched -= missing[leaving] == 0
            if unmatched == 0:
                starts.append(i - len(p) + 1)
        return starts
