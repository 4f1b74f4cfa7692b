"""Sort, then binary search: up to the missing number, each number is at its own index.

From there on, each is larger than its index by one. So one look in the middle tells on which side
the missing number is, and it is where the first number that is too large stands, or at the end.
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
