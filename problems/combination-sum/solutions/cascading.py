"""Cascading: each number extends every sum so far, by 0, 1, 2, ... copies while they fit.

How often a way uses each number determines it, so no way is made twice. Each sum is kept together
with the amount that is missing; in the end, the sums that lack nothing are the ways.

For candidates = [2, 3], target = 5:

    candidate  sums
    -          [([], 5)]
    2          [([], 5), ([2], 3), ([2, 2], 1)]
    3          [([], 5), ([3], 2), ([2], 3), ([2, 3], 0), ([2, 2], 1)]
    return [[2, 3]]
Level: 3
From: take_or_leave; each copy of a number is a decision of its own, so decide at once how many
  copies to take, and build all sums side by side
Beware: wrong/once_less_than_it_fits
Time: O(k · C(n + k + 1, k + 1)) for n numbers, in sums of at most k = target / smallest
Space: O(k · C(n + k, k)), the sums that are not complete yet
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        sums = [([], target)]
        for candidate in candidates:
            sums = [
                (numbers + [candidate] * times, missing - candidate * times)
                for numbers, missing in sums
                for times in range(missing // candidate + 1)
            ]
        return [numbers for numbers, missing in sums if missing == 0]
