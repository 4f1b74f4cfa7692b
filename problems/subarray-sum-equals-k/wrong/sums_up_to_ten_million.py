"""Ignores prefix sums beyond 10⁷, the bound of k, but 20,000 items may add up to twice that."""

CAUGHT_BY = "killers"


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        limit = 10**7
        seen = {0: 1}
        total = found = 0
        for number in nums:
            total += number
            if -limit <= total - k <= limit:
                found += seen.get(total - k, 0)
            seen[total] = seen.get(total, 0) + 1
        return found
