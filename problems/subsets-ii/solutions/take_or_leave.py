"""Two choices in the sorted list: take the number, or leave it and all that are equal to it.

So of equal numbers, the first ones are always taken, and no subset is made twice.
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def decide(i):
            if i == len(nums):
                result.append(subset[:])
                return
            subset.append(nums[i])
            decide(i + 1)
            subset.pop()
            following = i + 1
            while following < len(nums) and nums[following] == nums[i]:
                following += 1
            decide(following)

        decide(0)
        return result
