"""Table: whether each sum up to half the total can be made, updated with one number at a time.

A sum can be made with a new number if the sum without it could be made before. From the largest sum
down, that entry has not been updated yet, so no number is taken twice.
Time: O(n · total)
Space: O(total)
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * half
        for number in nums:
            for total in range(half, number - 1, -1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
