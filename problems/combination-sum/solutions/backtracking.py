"""Backtracking: add the last number again or a later number, and take it back afterwards.

The numbers of a sum are always in the order of the list, so no sum is found in two orders. `left`
is the amount missing from the target; the base case is 0. In a sorted list, the first number
greater than `left` ends the loop: all later numbers are greater still.

For candidates = [2, 3], target = 7:

    start  left  combination
    0      7     []
    0      5     [2]
    0      3     [2, 2]
    0      1     [2, 2, 2]    nothing fits: back
    1      0     [2, 2, 3]    a result
    1      2     [2, 3]       nothing fits: back
    1      4     [3]          then [3, 3]: nothing fits
    return [[2, 2, 3]]
Level: 2
Beware: wrong/every_order, wrong/stops_in_an_unsorted_list
Time: O(n log n + k · C(n + k, k)) for n numbers, in sums of at most k = target / smallest
Space: O(n + k) besides the result
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(start, left):
            if left == 0:
                result.append(combination[:])
                return
            for i in range(start, len(candidates)):
                if candidates[i] > left:
                    break
                combination.append(candidates[i])
                extend(i, left - candidates[i])
                combination.pop()

        extend(0, target)
        return result
