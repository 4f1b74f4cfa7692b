"""Memoized recursion: take the next number or skip it, and see whether later numbers fill the rest.

The amount left to fill and the index of the next number decide the result:

    can_fill(left, i) = can_fill(left - numbers[i], i + 1) or can_fill(left, i + 1)

The base cases: with nothing left to fill, a call succeeds; with too much taken, or no number left,
it fails. Each pair that fails is remembered. The largest numbers are tried first, as they leave the
fewest choices.
Level: 2
Beware: wrong/no_cache, wrong/forgets_which_numbers_are_left
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

        def can_fill(missing, i):
            if missing == 0:
                return True
            if missing < 0 or i == len(numbers) or (missing, i) in failed:
                return False
            if can_fill(missing - numbers[i], i + 1) or can_fill(missing, i + 1):
                return True
            failed.add((missing, i))
            return False

        return can_fill(half, 0)
