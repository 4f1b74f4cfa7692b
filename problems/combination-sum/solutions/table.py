"""Dynamic programming: the ways to write each total, with one number after the other let in.

A number completes every way to write what it leaves of a total. Totals rise, so such a way may hold
the number already; and since the other loop is outside, no way is found in two orders.
Time: O(target · n + k · C(n + k, k)) for n numbers, at most k = target / smallest of them in a sum
Space: O(target + k · C(n + k, k)), the ways to write all totals
"""


class Solution:
    def combinationSum(self, candidates: list[int], target: int) -> list[list[int]]:
        ways = [[] for _ in range(target + 1)]
        ways[0] = [[]]
        for candidate in candidates:
            for total in range(candidate, target + 1):
                ways[total] += [[*way, candidate] for way in ways[total - candidate]]
        return ways[target]
