"""Goes on extending only the newest subsets after equal numbers, even by a different number."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [[]]
        extended = result
        for i, number in enumerate(nums):
            if i > 0 and number == nums[i - 1]:
                extended = newest
            newest = [[*subset, number] for subset in extended]
            result += newest
        return result
