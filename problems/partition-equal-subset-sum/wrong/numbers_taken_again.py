"""Goes through the sums upwards, so it may use a number several times."""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * half
        for number in nums:
            for total in range(number, half + 1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
