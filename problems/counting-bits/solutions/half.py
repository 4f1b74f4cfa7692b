"""Bit manipulation: a number has the 1 bits of its half, and one more if it is odd.

Shifting by one place halves a number and drops its last bit, so the recurrence is:

    ones[number] = ones[number >> 1] + (number & 1)

The base case is ones[0] = 0. The half of a number is smaller than the number, so its count is in
the list already. (A table that is filled from its own earlier entries is called dynamic
programming.)

For n = 5:

    number  number >> 1  number & 1  ones
    1       0            1           [0, 1]
    2       1            0           [0, 1, 1]           10: as many as 1
    3       1            1           [0, 1, 1, 2]        11: one more than 1
    4       2            0           [0, 1, 1, 2, 1]
    5       2            1           [0, 1, 1, 2, 1, 2]  101: one more than 10
Level: 2
From: brute_force; after the last bit of 1011, the bits of 101 are counted again, so look this count
  up, and add the last bit to it
Ask: Which smaller number has nearly the same bits as 1011, and what do you have to add to its
  count?
Beware: wrong/missing_parentheses
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number >> 1] + (number & 1))
        return ones
