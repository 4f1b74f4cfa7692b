"""Heap: start with the average speed, and raise it to remove the surplus hours one by one.

No speed below sum(piles) / h will do. At this speed, rounded up, less than an hour is wasted on
each of the n piles, so there are fewer than n surplus hours beyond h. For each pile that takes more
than an hour, the heap has the lowest speed at which the pile takes at least one hour less. The
lowest of these speeds is popped once for each surplus hour; the last speed popped is the answer.

For piles = [3, 6, 7, 11], h = 6:

    speed  hours         faster
    5      [1, 2, 2, 3]  [(6, 1, 6), (7, 1, 7), (6, 2, 11)]  two hours are surplus
    6      [1, 2, 2, 3]  [(6, 2, 11), (7, 1, 7)]             6 bananas take 1 hour
    6      [1, 2, 2, 3]  [(7, 1, 7), (11, 1, 11)]            11 bananas take 2 hours
    return 6
Level: 4
From: bisect; at the average speed, fewer than n hours are surplus, so remove them one by one
  instead of searching
Time: O(n log n), however large the piles are
Space: O(n)
"""

from heapq import heapify, heappop, heappush


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        speed = self.divided(sum(piles), h)
        hours = [self.divided(bananas, speed) for bananas in piles]
        faster = []  # (lowest speed that saves an hour, hours at that speed at most, bananas)
        for bananas, needed in zip(piles, hours):
            if needed > 1:
                faster.append((self.divided(bananas, needed - 1), needed - 1, bananas))
        heapify(faster)
        for _ in range(sum(hours) - h):
            speed, most, bananas = heappop(faster)
            if most > 1:
                heappush(faster, (self.divided(bananas, most - 1), most - 1, bananas))
        return speed

    def divided(self, bananas, by):
        """The quotient, rounded up."""
        return (bananas + by - 1) // by
