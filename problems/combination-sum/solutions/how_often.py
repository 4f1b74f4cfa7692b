"""Number by number, decide how often it is used: not at all, once, and so on while it fits.

Each sum so far is kept with what it leaves of the target, and grows into one sum for each decision.
Time: O(k · C(n + k + 1, k + 1)) for n numbers, at most k = target / smallest of them in a sum
Space: O(k · C(n + k, k)), the sums that are not complete yet
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        sums = [([], target)]
        for candidate in candidates:
            sums = [
                (numbers + [candidate] * times, left - candidate * times)
                for numbers, left in sums
                for times in range(left // candidate + 1)
            ]
        return [numbers for numbers, left in sums if left == 0]
