"""Backtracking: extend a sum by its last number again, or by any that comes after it in the list.

So the numbers of a sum are always in the order of the list, and no sum is found twice. In a sorted
list, the first number that is too large ends the search: all after it are larger still.
Time: O(k · C(n + k, k)) for n numbers, at most k = target / smallest of them in a sum
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
