"""Goes through the sums upwards, so an integer may be taken any number of times."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        plus, rest = divmod(total + target, 2)
        if rest or abs(target) > total:
            return 0
        ways = [1] + [0] * plus
        for number in nums:
            for part in range(number, plus + 1):
                ways[part] += ways[part - number]
        return ways[plus]
