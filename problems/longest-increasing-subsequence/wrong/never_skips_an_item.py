"""From each start, takes every item that is larger than the last one taken, and never skips any."""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        return max(self.greedy(nums[i:]) for i in range(len(nums)))

    def greedy(self, nums):
        last, length = -inf, 0
        for item in nums:
            if item > last:
                last = item
                length += 1
        return length
