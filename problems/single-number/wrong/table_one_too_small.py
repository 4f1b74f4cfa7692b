"""Makes 60,000 places for the numbers from -30,000 to 30,000, but there are 60,001 of them."""

VERDICT = "Runtime Error"


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        counts = [0] * 60_000
        for number in nums:
            counts[number + 30_000] += 1
        return counts.index(1) - 30_000
