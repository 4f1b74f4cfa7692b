"""A single binary search: one of the two halves is in order, and its ends show what it may hold.

The first half is in order if the middle is not below the first item left. Then the ends of the
first half tell whether it may hold the target; otherwise, those of the second half tell. The search
goes on in the half that may hold it.
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
