"""Always writes a plus before the first integer, which may need a minus."""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = {nums[0]: 1}
        for number in nums[1:]:
            further = defaultdict(int)
            for total, count in ways.items():
                further[total + number] += count
                further[total - number] += count
            ways = further
        return ways.get(target, 0)
