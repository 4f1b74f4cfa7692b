"""Backtracking: add the last number again or a later number, and take it back afterwards.

The numbers of a sum are always in the order of the list, so no sum is found in two orders.
`missing` is the amount that the sum lacks; the base case is 0. In a sorted list, the first number
greater than `missing` ends the loop, because all numbers after it are greater still.

For candidates = [2, 3], target = 7:

    start  missing  combination
    0      7        []
    0      5        [2]
    0      3        [2, 2]
    0      1        [2, 2, 2]    nothing fits: back
    1      0        [2, 2, 3]    a result
    1      2        [2, 3]       nothing fits: back
    1      4        [3]
    1      1        [3, 3]       nothing fits: back
    return [[2, 2, 3]]
Level: 2
From: wrong/orders_sorted_out_later; every sum is found in all of its orders, so never go back to an
  earlier number
Ask: How can you write down a sum so that it has one order only? Which numbers may then come next?
Beware: wrong/every_order, wrong/stops_in_an_unsorted_list
Time: O(n log n + k · C(n + k, k)) for n numbers, in sums of at most k = target / smallest
Space: O(n + k) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > missing:
                    break
                combination.append(candidates[i])
                extend(i, missing - candidates[i])
                combination.pop()

        extend(0, target)
        return result
