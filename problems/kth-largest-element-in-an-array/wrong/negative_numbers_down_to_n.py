"""Goes down only to -n, for n numbers, but the list may have lesser numbers.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #33843"

LEAST, GREATEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (GREATEST - LEAST + 1)
        for num in nums:
            counts[num - LEAST] += 1
        passed = 0
        for num in range(GREATEST, -len(nums) - 1, -1):
            passed += counts[num - LEAST]
            if passed >= k:
                return num
        return 0
