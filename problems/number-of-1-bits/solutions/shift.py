"""Look at the last bit, shift it out, and go on until nothing is left.

`n & 1` is the last bit: 1011 & 0001 = 0001. Shifting by one place drops it: 1011 >> 1 = 101.
Time: O(b) for a number of b bits
Space: O(1)
"""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += n & 1
            n >>= 1
        return count
