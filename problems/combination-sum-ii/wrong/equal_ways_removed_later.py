"""Brute force: takes or leaves each item, and a set removes equal ways: too slow if many are equal.

Reported as accepted in 2021.
Level: 1
Time: O(n · 2ⁿ)
Space: O(n · w) for w ways
"""

REPORTED = "LeetCode-Feedback #4244"
VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = set()
        combination = []

        def decide(i, missing):
            if missing == 0:
                result.add(tuple(combination))
                return
            if i == len(candidates) or candidates[i] > missing:
                return
            decide(i + 1, missing)
            combination.append(candidates[i])
            decide(i + 1, missing - candidates[i])
            combination.pop()

        decide(0, target)
        return [list(way) for way in result]
