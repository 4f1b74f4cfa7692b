"""Meet in the middle: list all sums of each half; for each left sum, count the right sums that fit.

Every choice of signs splits into a choice for the left half and one for the right half. A half of
ten integers has 1024 choices, against a million for all twenty. Unlike a table, this does not
depend on how large the integers are.

For nums = [1,1,2], target = 2:

    left     right
    [1, -1]  [3, -1, 1, -3]  1 + 1 and -1 + 3 are 2
    return 2
Level: 3
From: brute_force; the signs of one half do not depend on the signs of the other half, so try both
  halves on their own, and then match their sums
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
        """All sums, one for each choice of signs."""
        sums = [0]
        for number in nums:
            sums = [total + signed for total in sums for signed in (number, -number)]
        return sums
