"""Stops only where one number remains, but the two ends of a part may pass each other.

Reported as accepted in 2025.
"""

VERDICT = "Runtime Error"
REPORTED = "LeetCode-Feedback #27129"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        def select(low, high):
            if low == high:
                return nums[k - 1]
            pivot = nums[(low + high) // 2]
            left, right = low, high
            while left <= right:
                while nums[left] > pivot:
                    left += 1
                while nums[right] < pivot:
                    right -= 1
                if left <= right:
                    nums[left], nums[right] = nums[right], nums[left]
                    left += 1
                    right -= 1
            if k - 1 <= right:
                return select(low, right)
            return select(left, high)

        return select(0, len(nums) - 1)
