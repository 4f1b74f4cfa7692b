"""Removes each letter of `s` from the list of letters of `t`, always searching from the start."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "orders"


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        rest = list(t)
        for letter in s:
            if letter not in rest:
                return False
            rest.remove(letter)
        return not rest
