"""Dynamic programming in a single integer: bit k is set if k parentheses may be open by now.

A "(" shifts all bits up, a ")" down, where the one of 0 is lost, and a star does both and neither.
Time: O(n) operations on integers of n bits
Space: O(n) bits
"""


class Solution:
    def checkValidString(self, s: str) -> bool:
        opened = 1
        for sign in s:
            if sign == "(":
                opened <<= 1
            elif sign == ")":
                opened >>= 1
            else:
                opened |= opened << 1 | opened >> 1
        return opened & 1 == 1
