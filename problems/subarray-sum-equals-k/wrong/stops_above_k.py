"""Stops where the sum exceeds k, but negative items may follow."""

CAUGHT_BY = "generated"


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        found = 0
        for start in range(len(nums)):
            total = 0
            for number in nums[start:]:
                total += number
                if total == k:
                    found += 1
                if total > k:
                    break
        return found
