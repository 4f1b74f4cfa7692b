"""A set of sums as the bits of one integer: a single shift adds a number to all of them.

Bit s is set if some of the numbers so far have the sum s. Each number may be left out or taken, so
the shifted bits join the others.
Time: O(n · total) bit operations, 30 at a time
Space: O(total) bits
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        if total % 2 == 1:
            return False
        sums = 1
        for number in nums:
            sums |= sums << number
        return sums >> total // 2 & 1 == 1
