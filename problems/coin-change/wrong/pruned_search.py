"""Searches from the largest coin down, and prunes what cannot be better, but is still exponential.

Reported as accepted in 2021.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #2684"


class Solution:
    def coinChange(self, coins: list[int], amount: int) -> int:
        ordered = sorted(coins)
        best = inf

        def search(kind, missing, number):
            nonlocal best
            if kind < 0:
                return
            most, rest = divmod(missing, ordered[kind])
            if rest == 0:
                best = min(best, number + most)
                return
            for taken in range(most, -1, -1):
                if number + taken + 1 >= best:
                    break
                search(kind - 1, missing - taken * ordered[kind], number + taken)

        search(len(ordered) - 1, amount, 0)
        return -1 if best == inf else best
