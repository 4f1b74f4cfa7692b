"""Heap: start with the average speed, and raise it to remove the surplus hours one by one.

No speed below sum(piles) / h will do. At this speed, rounded up, less than an hour is wasted on
each of the n piles, so the piles take fewer than n surplus hours beyond h. For each pile that takes
more than an hour, the heap has the lowest speed at which the pile takes one hour less. The speed
that removes the last surplus hour is the answer.

For piles = [3, 6, 7, 11], h = 6:

    speed  hours         faster
    5      [1, 2, 2, 3]  []
    5      [1, 2, 2, 3]  [(6, 1, 6), (7, 1, 7), (6, 2, 11)]    two hours are surplus
    6      [1, 2, 2, 3]  [(6, 2, 11), (7, 1, 7)]
    6      [1, 2, 2, 3]  [(7, 1, 7)]
    return 6
Level: 4
Time: O(n log n), however large the piles are
Space: O(n)
"""

from heapq import heapify, heappop, heappush


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        speed = self.divided(sum(piles), h)
        hours = [self.divided(bananas, speed) for bananas in piles]
        faster = []  # (the speed for one hour less, the hours that are left then, the bananas)
        for bananas, needed in zip(piles, hours):
            if needed > 1:
                faster.append((self.divided(bananas, needed - 1), needed - 1, bananas))
        heapify(faster)
        for _ in range(sum(hours) - h):
            speed, left, bananas = heappop(faster)
            if left > 1:
                heappush(faster, (self.divided(bananas, left - 1), left - 1, bananas))
        return speed

    def divided(self, bananas, by):
        """The quotient, rounded up."""
        return (bananas + by - 1) // by
