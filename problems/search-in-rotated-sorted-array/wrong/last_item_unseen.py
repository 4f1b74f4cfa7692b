"""Ends the loop when the range has one item left, even if that is the target."""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[low] <= nums[middle]:
                in_first = nums[low] <= target < nums[middle]
            else:
                in_first = not (nums[middle] < target <= nums[high])
            if in_first:
                high = middle - 1
            else:
                low = middle + 1
        return -1
