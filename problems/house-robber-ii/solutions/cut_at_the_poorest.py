"""Cut the circle at its poorest house: leave it alone, or rob it and leave its neighbours alone.

Without that house, the others form a street. With it, the houses beyond its neighbours do. Any
house would do for the cut.
Time: O(n)
Space: O(n), the slices
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        cut = nums.index(min(nums))
        others = nums[cut + 1 :] + nums[:cut]
        return max(self.street(others), nums[cut] + self.street(others[1:-1]))

    def street(self, nums):
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
