"""Binary search: an item above the last one is before the smallest, any other is not.

What is left always ends with an item that is not before the smallest one. If the middle is above
it, the smallest item comes after the middle; if not, it is the middle itself or comes before.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] > nums[high]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
