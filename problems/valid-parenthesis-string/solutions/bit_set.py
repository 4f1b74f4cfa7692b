"""Dynamic programming in a bit set: bit k of an integer is set if k parentheses may be open.

A "(" shifts all bits up. A ")" shifts them down and drops bit 0: with 0 open, there is nothing to
close. A star combines the unshifted bits and both shifts. One step updates all k at once.

For s = "(*)*(":

    sign  opened
    -     1
    (     2       0b10: one parenthesis is open
    *     7       0b111: none, one or two
    )     3       0b11
    *     7       0b111
    (     14      0b1110: none is not possible
    return False
Level: 4
From: memoized_recursion; the states for one index are a set of small numbers, so keep them as the
  bits of an integer, which one shift moves all at once
Time: O(n) operations on n-bit integers
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
                opened |= (opened << 1) | (opened >> 1)
        return (opened & 1) == 1
