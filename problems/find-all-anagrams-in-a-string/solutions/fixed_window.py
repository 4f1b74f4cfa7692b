"""Fixed window: count the letters of each substring as long as `p`, and compare the counts.

A step to the right changes two counts: one letter comes in, another one goes out. Comparing all 26
takes the same time for any `p`.
Time: O(m + n), for n letters in `s` and m in `p`
Space: O(1), 52 counts, besides the result
"""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        needed, found = [0] * 26, [0] * 26
        for letter in p:
            needed[ord(letter) - ord("a")] += 1
        starts = []
        for i, letter in enumerate(s):
            found[ord(letter) - ord("a")] += 1
            if i >= len(p):
                leaving = s[i - len(p)]
                found[ord(leaving) - ord("a")] -= 1
            if found == needed:
                starts.append(i - len(p) + 1)
        return starts
