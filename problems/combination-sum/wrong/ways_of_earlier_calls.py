"""Keeps the result in a default argument, where the sums of earlier calls still are."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        return self.extend(sorted(candidates), target, [])

    def extend(self, candidates, missing, combination, result=[]):  # noqa: B006 (the mistake)
        if missing == 0:
            result.append(combination)
        for i, candidate in enumerate(candidates):
            if candidate > missing:
                break
            self.extend(candidates[i:], missing - candidate, [*combination, candidate])
        return result
