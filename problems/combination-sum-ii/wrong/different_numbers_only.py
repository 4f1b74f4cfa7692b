"""Makes a set of the list, which forgets how often each number occurs."""


class Solution:
    def combinationSum2(self, candidates: list[int], target: int) -> list[list[int]]:
        numbers = sorted(set(candidates))
        result = []
        combination = []

        def extend(start, missing):
            if missing == 0:
                result.append(combination[:])
                return
            for i in range(start, len(numbers)):
                if numbers[i] > missing:
                    break
                combination.append(numbers[i])
                extend(i + 1, missing - numbers[i])
                combination.pop()

        extend(0, target)
        return result
