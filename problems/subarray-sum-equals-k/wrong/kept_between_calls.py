"""Keeps the prefix sums in a default argument, which still holds the sums of earlier lists."""


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.count(nums, k)

    def count(self, nums, k, seen={0: 1}):  # noqa: B006 (the mistake)
        total = found = 0
        for number in nums:
            total += number
            found += seen.get(total - k, 0)
            seen[total] = seen.get(total, 0) + 1
        return found
