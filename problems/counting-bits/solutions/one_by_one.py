"""Count the ones of each number separately, bit by bit: the plain way.

`number & 1` is the last bit, and shifting by one place drops it: 1011 >> 1 = 101.
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
