"""From the sorted list to the next permutation in alphabetical order, until there is none.

The longest falling tail has no next order. So the number before it gives way to the next larger
one of the tail, and the rest of the tail starts again in rising order.
Time: O(n · n!)
Space: O(1) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [nums[:]]
        while self.advance(nums):
            result.append(nums[:])
        return result

    def advance(self, nums):
        """Put the numbers into the next order, and return False if this is the last."""
        place = len(nums) - 2
        while place >= 0 and nums[place] > nums[place + 1]:
            place -= 1
        if place < 0:
            return False
        larger = len(nums) - 1
        while nums[larger] < nums[place]:
            larger -= 1
        nums[place], nums[larger] = nums[larger], nums[place]
        nums[place + 1 :] = nums[:place:-1]
        return True
