"""Always extends what came before, so after a zero, every product is 0."""


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in nums[1:]:
            candidates = lowest * number, highest * number
            lowest, highest = min(candidates), max(candidates)
            best = max(best, highest)
        return best
