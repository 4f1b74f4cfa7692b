"""Binary search that stops as soon as what is left is in order: its first item is the smallest.

Until then, the smallest item is not the first one left. If the middle is not below the first, all
items up to the middle are in order and can go; otherwise the smallest item is the middle or comes
before.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while nums[low] > nums[high]:
            middle = (low + high) // 2
            if nums[middle] >= nums[low]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
