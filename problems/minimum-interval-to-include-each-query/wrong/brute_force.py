"""Brute force: looks at every interval for each query.

Level: 1
Time: O(n · q), for n intervals and q queries
Space: O(1) besides the result
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        return [
            min(
                (right - left + 1 for left, right in intervals if left <= query <= right),
                default=-1,
            )
            for query in queries
        ]
