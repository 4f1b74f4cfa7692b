"""Brute force: finds each way in all of its orders, far too many, and keeps one.

Reported as accepted in 2022.
Level: 1
Time: O(k · w · nᵏ⁺¹) for n numbers, at most k = target / smallest of them in a sum, and w ways
Space: O(k) besides the result
"""

REPORTED = "LeetCode-Feedback #7534"
VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        result = []
        combination = []

        def extend(missing):
            if missing < 0:
                return
            if missing == 0:
                found = sorted(combination)
                if found not in result:
                    result.append(found)
                return
            for candidate in candidates:
                combination.append(candidate)
                extend(missing - candidate)
                combination.pop()

        extend(target)
        return result
