"""After each number, starts again from the first one, so it finds each way in all its orders."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        candidates.sort()
        result = []
        combination = []

        def extend(missing):
            if missing == 0:
                result.append(combination[:])
                return
            for candidate in candidates:
                if candidate > missing:
                    break
                combination.append(candidate)
                extend(missing - candidate)
                combination.pop()

        extend(target)
        return result
