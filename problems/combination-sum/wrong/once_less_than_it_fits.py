"""Never uses a number as many times as it fits, because a range excludes its end."""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        sums = [([], target)]
        for candidate in candidates:
            sums = [
                (numbers + [candidate] * times, left - candidate * times)
                for numbers, left in sums
                for times in range(left // candidate)
            ]
        return [numbers for numbers, left in sums if left == 0]
