"""Greedy: takes each number as many times as it fits, then the next smaller number."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort(reverse=True)
        result = []
        for i in range(len(candidates)):
            combination = []
            missing = target
            for candidate in candidates[i:]:
                combination += [candidate] * (missing // candidate)
                missing %= candidate
            if missing == 0 and combination not in result:
                result.append(combination)
        return result
