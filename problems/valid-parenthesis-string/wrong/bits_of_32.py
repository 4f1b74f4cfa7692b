"""Keeps 32 bits for the numbers that may be open; up to 50 can be closed again."""

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
