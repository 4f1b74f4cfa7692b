"""Memoized recursion: take the next number or skip it, and see whether the others fill the rest.

What is left to fill and the number that comes next decide everything, so a pair that has failed is
not tried again. The largest numbers come first, since they leave the fewest choices.
Time: O(n · total)
Space: O(n · total), the pairs that fail
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        numbers = sorted(nums, reverse=True)
        failed = set()

        def can_fill(left, i):
            if left == 0:
                return True
            if left < 0 or i == len(numbers) or (left, i) in failed:
                return False
            if can_fill(left - numbers[i], i + 1) or can_fill(left, i + 1):
                return True
            failed.add((left, i))
            return False

        return can_fill(half, 0)
