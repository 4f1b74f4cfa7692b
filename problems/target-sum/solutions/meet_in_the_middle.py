"""Meet in the middle: all sums of either half, and for each of one, those of the other that fit.

A half of ten integers has only 1024 ways, against a million for all twenty. This does not depend on
how large the integers are.
Time: O(2^(n/2))
Space: O(2^(n/2))
"""

from collections import Counter


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        middle = len(nums) // 2
        left, right = self.sums(nums[:middle]), self.sums(nums[middle:])
        others = Counter(right)
        return sum(others[target - total] for total in left)

    def sums(self, nums):
        """The sum of each way to set the signs."""
        sums = [0]
        for number in nums:
            sums = [total + signed for total in sums for signed in (number, -number)]
        return sums
