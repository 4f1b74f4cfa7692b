"""Binary search in one go: one of the two halves is in order, and shows what it may hold.

The first half is in order if the middle is not below the first item left. Then its two ends tell
whether the target is among them, and otherwise those of the second half tell. The search goes on
in that half, or else in the other one.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[low] <= nums[middle]:
                in_first = nums[low] <= target < nums[middle]
            else:
                in_first = not nums[middle] < target <= nums[high]
            if in_first:
                high = middle - 1
            else:
                low = middle + 1
        return -1
