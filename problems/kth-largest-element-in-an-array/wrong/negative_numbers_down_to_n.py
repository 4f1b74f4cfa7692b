"""Counts down only to -n in a list of n numbers, but the list may have smaller numbers.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #33843"

SMALLEST, LARGEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (LARGEST - SMALLEST + 1)
        for num in nums:
            counts[num - SMALLEST] += 1
        passed = 0
        for num in range(LARGEST, -len(nums) - 1, -1):
            passed += counts[num - SMALLEST]
            if passed >= k:
                return num
        return 0
