"""Has room for 30,000 numbers, the most there could be before LeetCode raised the bound."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        seen = [False] * (3 * 10**4 + 1)
        for number in nums:
            if seen[number]:
                return number
            seen[number] = True
