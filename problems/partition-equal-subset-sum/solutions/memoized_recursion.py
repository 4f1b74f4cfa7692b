"""Memoized recursion: take the next number or skip it, and see if later numbers fill the rest.

The missing sum and the index of the next number decide the result:

    can_fill(missing, i) = can_fill(missing - numbers[i], i + 1) or can_fill(missing, i + 1)

The base cases: a call succeeds if nothing is missing; it fails if too much is taken, or if no
number remains. Each other pair that fails is remembered. The largest numbers are tried first, as
they leave the fewest choices.

For nums = [4, 3, 2, 1]:

    i  missing  return
    2  -2       False   4 and 3 are too much
    3  -1       False   so are 4 and 2
    4  0        True    4 and 1
    3  1        True
    2  1        True
    1  1        True
    0  5        True
    return True
Level: 2
From: wrong/no_cache; different choices may leave the same sum to fill with the same numbers, which
  then fails again, so remember what has failed
Ask: What do you have to know about the numbers chosen so far to decide whether the choice can be
  completed?
Beware: wrong/no_cache, wrong/forgets_which_numbers_are_left
Time: O(n · total)
Space: O(n · total), the pairs remembered
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
