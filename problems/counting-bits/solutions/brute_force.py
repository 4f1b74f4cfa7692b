"""Bit manipulation, number by number: count the 1 bits of each number on its own, bit by bit.

`number & 1` is the last bit, and shifting by one place drops it: 1011 >> 1 = 101. The trace shows
how the bits of 5 are counted.

For n = 5:

    number  count
    5       0      101
    2       1      10
    1       1      1
    0       2
    return [0, 1, 1, 2, 1, 2]
Level: 1
Time: O(n log n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        return [self.ones(number) for number in range(n + 1)]

    def ones(self, number):
        count = 0
        while number:
            count += number & 1
            number >>= 1
        return count
