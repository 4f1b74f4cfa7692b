"""Subtracts from k only the count of the greater numbers and 1 for the pivot itself."""

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        if len(nums) < 5:
            return sorted(nums)[-k]
        groups = [nums[i : i + 5] for i in range(0, len(nums), 5)]
        medians = [sorted(group)[len(group) // 2] for group in groups]
        pivot = self.findKthLargest(medians, (len(medians) + 1) // 2)
        greater = [num for num in nums if num > pivot]
        less = [num for num in nums if num < pivot]
        not_less = len(greater) + 1
        if k <= len(greater):
            return self.findKthLargest(greater, k)
        if k > not_less:
            return self.findKthLargest(less, k - not_less)
        return pivot
