"""Shrinking window: it never has too many of a letter, so it is an anagram once it is long enough.

After a letter that is one too many, others go out on the left until one like it has gone. For one
that `p` does not have, all go out, and so does that letter itself.
Time: O(m + n), for n letters in `s` and m in `p`
Space: O(1), for at most 26 different letters, besides the result
"""

from collections import Counter


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        room = Counter(p)  # how many more of each letter the window may have
        starts = []
        left = 0
        for right, letter in enumerate(s):
            room[letter] -= 1
            while room[letter] < 0:
                room[s[left]] += 1
                left += 1
            if right - left + 1 == len(p):
                starts.append(left)
        return starts
