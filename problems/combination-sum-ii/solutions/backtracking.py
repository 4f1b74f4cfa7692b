"""Backtracking in the sorted list: of equal numbers that could come next, try only the first.

Sorting puts equal numbers side by side. Any way that takes a later equal number next can take the
first one instead. A number is skipped only if an equal number stands right before it, at or after
`start`. That one is not in the combination, so a way can still use equal numbers.

For candidates = [1, 2, 2], target = 3:

    start  left  combination
    0      3     []
    1      2     [1]
    2      0     [1, 2]         a result; the second 2 is skipped
    2      1     [2]            nothing fits; again, the second 2 is skipped
    return [[1, 2]]
Level: 2
Beware: wrong/equal_number_never_twice, wrong/never_sorts
Time: O(n log n + n · s) for the s different choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
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
                if i > start and candidates[i] == candidates[i - 1]:
                    continue
                combination.append(candidates[i])
                extend(i + 1, left - candidates[i])
                combination.pop()

        extend(0, target)
        return result
