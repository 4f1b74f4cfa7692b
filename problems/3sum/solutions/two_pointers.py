"""Sort, then two pointers for each first value: the rest must add up to its negative.

If the sum is too small, the lower of the two values is too small for any value left, and its
pointer moves up; if the sum is too large, the upper pointer moves down. Equal values are next to
each other, so a first or second value that has been used is easily skipped.
Time: O(n²)
Space: O(n) besides the result, which sorting may take
"""


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        for i, first in enumerate(nums):
            if first > 0:
                break  # three positive values
            if i > 0 and first == nums[i - 1]:
                continue
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    result.append([first, nums[low], nums[high]])
                    low += 1
                    while low < high and nums[low] == nums[low - 1]:
                        low += 1
        return result
