"""Binary search on the answer with bisect, between two speeds that follow from the total.

If no time were wasted, the n piles, with `total` bananas in all, would take total / k hours at
speed k, so no speed below total / h will do. Less than an hour is wasted on each pile, so if h > n,
total / (h - n) is fast enough; a speed equal to the largest pile always is. Both quotients are
rounded up; the more hours there are, the closer they are. Between them, `soon_enough` is False up
to some speed and then True, so `bisect_left` finds the first True.

For piles = [3, 6, 7, 11], h = 8:

    total  spare  slowest  fastest
    27     4      4        7
    return 4
Level: 3
From: binary_search; it begins with speeds from 1 to the largest pile, although the total may rule
  out most of them, so begin with two speeds that follow from the total
Time: O(n log p), for a largest pile of p bananas
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        total = sum(piles)
        spare = max(h - len(piles), 1)
        slowest = (total + h - 1) // h
        fastest = min((total + spare - 1) // spare, max(piles))

        def soon_enough(speed):
            return sum((bananas + speed - 1) // speed for bananas in piles) <= h

        speeds = range(slowest, fastest)
        return slowest + bisect_left(speeds, True, key=soon_enough)
