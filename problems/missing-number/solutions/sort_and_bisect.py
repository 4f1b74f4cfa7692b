"""Sort, then binary search: each number below the missing one is at its own index.

Each number above it is at an index smaller by one, so a look in the middle tells on which side the
missing number is. It is the first index whose number is too large, or n if there is no such index.
Time: O(n log n), to sort
Space: O(n), the sorted copy
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        ordered = sorted(nums)
        start, end = 0, len(nums)
        while start < end:
            middle = (start + end) // 2
            if ordered[middle] > middle:
                end = middle
            else:
                start = middle + 1
        return start
