"""Keeps the prefix sums in a set, which forgets how often each of them occurred."""


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        seen = {0}
        total = found = 0
        for number in nums:
            total += number
            found += total - k in seen
            seen.add(total)
        return found
