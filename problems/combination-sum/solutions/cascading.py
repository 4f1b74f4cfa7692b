"""Cascading: each number extends every sum so far, by 0, 1, 2, ... copies while they fit.

A way is determined by how often it uses each number, so no way is made twice. Each sum is kept with
the rest of the target that it leaves; in the end, the sums that leave 0 are the ways.

For candidates = [2, 3], target = 5:

    candidate  sums
    2          [([], 5)]
    3          [([], 5), ([2], 3), ([2, 2], 1)]
    return [[2, 3]]
Level: 3
Beware: wrong/once_less_than_it_fits
Time: O(k · C(n + k + 1, k + 1)) for n numbers, in sums of at most k = target / smallest
Space: O(k · C(n + k, k)), the sums that are not complete yet
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        sums = [([], target)]
        for candidate in candidates:
            sums = [
                (numbers + [candidate] * times, left - candidate * times)
                for numbers, left in sums
                for times in range(left // candidate + 1)
            ]
        return [numbers for numbers, left in sums if left == 0]
