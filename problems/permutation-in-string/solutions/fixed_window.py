"""Fixed window: of each substring as long as `s1`, count the letters, and compare the counts.

From one substring to the next, one letter comes in and another one goes out, so only two counts
change. Comparing all counts takes 26 steps, however long the strings are.
Time: O(m + n), for m letters in `s1` and n in `s2`
Space: O(1), 52 counts
"""


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
