"""Counting, then backtracking: a number can be taken as long as its count is above 0.

The search chooses among distinct numbers only, so equal items never lead to the same way twice. A
count goes down when its number is taken, and up again when the number is put back.

For candidates = [1, 2, 2], target = 4:

    start  missing  combination  counts[1]  counts[2]
    0      4        []           1          2
    0      3        [1]          0          2
    1      1        [1, 2]       0          1          nothing fits: back
    1      2        [2]          1          1
    1      0        [2, 2]       1          0          a result
    return [[2, 2]]
Level: 3
From: backtracking; skipping equal items is easy to get wrong, so merge them beforehand, and search
  among distinct numbers, each with a count
Beware: wrong/never_put_back
Time: O(n log n + n · s) for the s distinct choices that add up to at most the target, s ≤ 2ⁿ
Space: O(n) besides the result
"""

from collections import Counter


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        counts = Counter(candidates)
        numbers = sorted(counts)
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(numbers)):
                number = numbers[i]
                if number > missing:
                    break
                if counts[number] > 0:
                    counts[number] -= 1
                    combination.append(number)
                    extend(i, missing - number)
                    combination.pop()
                    counts[number] += 1

        extend(0, target)
        return result
