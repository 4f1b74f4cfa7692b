"""Start with the average speed, and take away the hours that are too many, cheapest first.

No speed below total / h will do. At that speed, rounded up, each pile loses less than an hour, so
fewer than n hours are too many. To do without one of its hours, a pile needs a higher speed; a heap
has these speeds, the lowest on top. When enough hours are gone, the last of them is the answer.
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
