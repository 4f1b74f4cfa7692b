"""Tracks the possible numbers of open parentheses in 32 bits, but a valid string may have 50."""

CAUGHT_BY = "killers"


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened = 1
        for sign in s:
            if sign == "(":
                opened = opened << 1 & 0xFFFFFFFF
            elif sign == ")":
                opened >>= 1
            else:
                opened |= opened << 1 & 0xFFFFFFFF | opened >> 1
        return opened & 1 == 1
