"""Always extends the previous subarray, so after a zero, every product is 0."""

from itertools import islice


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in islice(nums, 1, None):
            candidates = lowest * number, highest * number
            lowest, highest = min(candidates), max(candidates)
            best = max(best, highest)
        return best
