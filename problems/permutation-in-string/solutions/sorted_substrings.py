"""Sort `s1`, and each substring of `s2` that is as long: permutations are equal when sorted.

Each substring is sorted anew, though it differs from the one before in only two letters.
Time: O(n m log m), for m letters in `s1` and n in `s2`
Space: O(m)
"""


class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        m = len(s1)
        wanted = sorted(s1)
        return any(sorted(s2[i : i + m]) == wanted for i in range(len(s2) - m + 1))
