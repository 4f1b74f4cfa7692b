"""Returns the best sum that ends with the last item, not the best sum of all."""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = nums[0]
        for number in nums[1:]:
            ending_here = max(ending_here + number, number)
        return ending_here
