"""Never raises the count again when it removes a number, so the count soon reaches 0."""

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

        extend(0, target)
        return result
