"""Goes through the numbers in the outer loop, which counts 1 + 2 and 2 + 1 only once."""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * target
        for number in nums:
            for total in range(number, target + 1):
                ways[total] += ways[total - number]
        return ways[target]
