"""Keeps the result in a default argument, which still holds the ways of earlier calls."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        return self.extend(sorted(candidates), target, [])

    def extend(self, candidates, left, combination, result=[]):  # noqa: B006 (the mistake)
        if left == 0:
            result.append(combination)
        for i, candidate in enumerate(candidates):
            if candidate > left:
                break
            self.extend(candidates[i:], left - candidate, [*combination, candidate])
        return result
