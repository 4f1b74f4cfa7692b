"""Never uses a number as many times as it fits, because a range excludes its end."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        sums = [([], target)]
        for candidate in candidates:
            sums = [
                (numbers + [candidate] * times, missing - candidate * times)
                for numbers, missing in sums
                for times in range(missing // candidate)
            ]
        return [numbers for numbers, missing in sums if missing == 0]
