"""Two streets: the circle without its first house, and the circle without its last one.

At least one of these two houses is left alone, and then the others form a plain street. A single
house is a case of its own: both streets would be empty.
Time: O(n)
Space: O(n), the slices
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
