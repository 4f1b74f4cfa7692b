"""Returns the first middle value that exactly k - 1 items exceed, which may not be an item.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #31145"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = min(nums), max(nums)
        while low < high:
            middle = (low + high) // 2
            exceeding = sum(num > middle for num in nums)
            if exceeding == k - 1:
                return middle
            if exceeding >= k:
                low = middle + 1
            else:
                high = middle - 1
        return low
