"""Never looks for a rise at the first number, and reverses the list as if in the last order."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        place = len(nums) - 2
        while place > 0 and nums[place] >= nums[place + 1]:
            place -= 1
        if place > 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[place]:
                larger -= 1
            nums[place], nums[larger] = nums[larger], nums[place]
        left, right = place + (place > 0), len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
