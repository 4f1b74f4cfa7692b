"""Uses the first number as the pivot, so sorted numbers are dropped one per round."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        pivot = nums[0]
        greater = [num for num in nums if num > pivot]
        less = [num for num in nums if num < pivot]
        not_less = len(nums) - len(less)
        if k <= len(greater):
            return self.findKthLargest(greater, k)
        if k > not_less:
            return self.findKthLargest(less, k - not_less)
        return pivot
