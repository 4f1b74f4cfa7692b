"""Returns two ways for a single 0, whatever the target is.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #37493"


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        if nums == [0]:
            return 2
        ways = {0: 1}
        for number in nums:
            further = defaultdict(int)
            for total, count in ways.items():
                further[total + number] += count
                further[total - number] += count
            ways = further
        return ways.get(target, 0)
