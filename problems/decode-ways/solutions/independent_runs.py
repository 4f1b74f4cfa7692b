"""Fibonacci numbers: cut s where no number can span the cut, and multiply the ways of the pieces.

A 0 needs the 1 or 2 before it, so every 10 and 20 is fixed and drops out. The other digits are cut
wherever two neighbours do not form a number from 11 to 26. Any two neighbours in a piece may join,
so its ways are a Fibonacci number, as on a staircase climbed one or two steps at a time.
Level: 4
From: two_variables; as long as any two digits may join, the sums are Fibonacci numbers, so cut s
  where a digit cannot join its neighbour, and multiply such numbers
Beware: wrong/pairs_are_independent
Time: O(n)
Space: O(n), the pieces
"""

import re


class Solution:
    def numDecodings(self, s: str) -> int:
        ways = 1
        for part in re.split("10|20", s):
            if "0" in part:
                return 0
            length = 0
            for i in range(len(part)):
                length += 1
                if i + 1 == len(part) or int(part[i : i + 2]) > 26:
                    ways *= self.fibonacci(length)
                    length = 0
        return ways

    def fibonacci(self, length):
        """The ways to split a piece of this length into ones and twos."""
        before_last, last = 0, 1
        for _ in range(length):
            before_last, last = last, before_last + last
        return last
