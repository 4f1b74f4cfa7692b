"""Uses the last interval that has begun as the smallest, and ignores all earlier intervals."""

from bisect import bisect_right


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        rising = sorted(intervals)
        lefts = [left for left, _ in rising]
        answer = []
        for query in queries:
            left, right = rising[bisect_right(lefts, query) - 1]
            answer.append(right - left + 1 if left <= query <= right else -1)
        return answer
