"""Count the numbers; then backtrack over the different ones, each as often as it is left.

The counts go down when a number is taken and up again when it is put back.
Time: O(n log n + n · s) for the s different choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""

from collections import Counter


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        counts = Counter(candidates)
        numbers = sorted(counts)
        result = []
        combination = []

        def extend(start, left):
            if left == 0:
                result.append(combination[:])
                return
            for i in range(start, len(numbers)):
                number = numbers[i]
                if number > left:
                    break
                if counts[number] > 0:
                    counts[number] -= 1
                    combination.append(number)
                    extend(i, left - number)
                    combination.pop()
                    counts[number] += 1

        extend(0, target)
        return result
