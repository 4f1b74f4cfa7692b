"""Cut the circle at its poorest house: leave that house alone, or rob it and skip its neighbours.

If that house is left alone, the other houses form a street, as in House Robber. If that house is
robbed, the houses beyond its two neighbours form a street. These two cases cover every plan, so any
house would do for the cut; the choice of the poorest is arbitrary.
Level: 3
From: two_streets; the circle is cut between the last house and the first, although any cut would
  do, so cut at a house, such as the poorest: it is left alone, or robbed without its neighbours
Time: O(n)
Space: O(n), the slices
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        cut = nums.index(min(nums))
        others = nums[cut + 1 :] + nums[:cut]
        return max(self.street(others), nums[cut] + self.street(others[1:-1]))

    def street(self, nums):
        """The most money from houses in a row."""
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
