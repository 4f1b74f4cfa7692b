"""Union-find, the smallest intervals first: each answers the queries in it that have no answer yet.

Each answered query is linked to the next query in sorted order, so a walk along the links skips all
answered queries. Each query is answered at most once, and path halving keeps the walks short: each
walk takes O(log q), amortized.

For intervals = [[1, 4], [2, 3], [6, 8]], queries = [2, 7, 4]:

    left  right  following     sizes
    -     -      [0, 1, 2, 3]  {}
    2     3      [1, 1, 2, 3]  {2: 2}
    6     8      [1, 1, 3, 3]  {2: 2, 7: 3}
    1     4      [1, 3, 3, 3]  {2: 2, 7: 3, 4: 4}  query 2 has its answer already
    return [2, 3, 4]
Level: 3
From: wrong/brute_force; each query looks for its smallest interval, so take the intervals in order
  of size; the first interval that contains a query is its answer
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
