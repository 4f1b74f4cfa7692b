"""A number has one 1 more than the same number without its lowest 1.

`number & number - 1` drops it: 10100 & 10011 = 10000. That is less than the number, so its count is
already in the list.
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number & number - 1] + 1)
        return ones
