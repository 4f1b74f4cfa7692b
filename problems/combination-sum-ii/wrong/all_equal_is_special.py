"""Takes or leaves each item unless all are equal, which is exponential as soon as one item differs.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #7458"
VERDICT = "Time Limit Exceeded"


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        if len(set(candidates)) == 1:
            copies, rest = divmod(target, candidates[0])
            return [[candidates[0]] * copies] if rest == 0 and copies <= len(candidates) else []
        candidates.sort()
        result = set()
        combination = []

        def decide(i, missing, remaining):
            if missing == 0:
                result.add(tuple(combination))
                return
            if missing < 0 or remaining < missing:
                return
            combination.append(candidates[i])
            decide(i + 1, missing - candidates[i], remaining - candidates[i])
            combination.pop()
            decide(i + 1, missing, remaining - candidates[i])

        decide(0, target, sum(candidates))
        return [list(way) for way in result]
