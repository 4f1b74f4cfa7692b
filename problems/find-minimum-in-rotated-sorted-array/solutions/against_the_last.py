"""Binary search: items above the last one come before the smallest, and all others do not.

The part that is left always ends with an item that is not before the smallest one. If the middle is
above that item, the smallest item comes after the middle; if not, it is the middle itself or comes
before.
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
