"""Union-find, the smallest intervals first: each answers the queries that have no answer yet.

A sorted query that is answered is linked to the next one, so a walk along these links skips all
that are answered. Path halving keeps the walks short: each query is answered once, and each walk
takes O(log q), amortized.

For intervals = [[1, 4], [2, 3], [6, 8]], queries = [2, 7, 4]:

    left  right  following     sizes
    2     3      [0, 1, 2, 3]  {}
    6     8      [1, 1, 2, 3]  {2: 2}
    1     4      [1, 1, 3, 3]  {2: 2, 7: 3}
    return [2, 3, 4]
Level: 3
Time: O((n + q) log(n + q)), for n intervals and q queries
Space: O(n + q)
"""

from bisect import bisect_left


class Solution:
    def minInterval(self, intervals: list[list[int]], queries: list[int]) -> list[int]:
        points = sorted(set(queries))
        sizes = {}
        following = list(range(len(points) + 1))

        def unanswered(i):
            while following[i] != i:
                following[i] = following[following[i]]
                i = following[i]
            return i

        for left, right in sorted(intervals, key=lambda interval: interval[1] - interval[0]):
            i = unanswered(bisect_left(points, left))
            while i < len(points) and points[i] <= right:
                sizes[points[i]] = right - left + 1
                following[i] = i + 1
                i = unanswered(i)
        return [sizes.get(query, -1) for query in queries]
