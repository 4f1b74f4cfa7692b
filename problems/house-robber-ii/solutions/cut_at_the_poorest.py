"""Cut the circle at its poorest house: it is left alone, or robbed between two that are not.

Without it, the others are a street. With it, its neighbours are left, and what is beyond them is a
street. Any house will do for the cut; the poorest is hardly ever worth robbing.
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
