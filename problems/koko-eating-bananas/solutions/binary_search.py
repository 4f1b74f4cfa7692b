"""Binary search on the answer: the faster, the fewer hours, so find the first speed that will do.

Below some speed, all are too slow, and from there on, none is. At the speed of the largest pile,
each pile takes one hour, which is always soon enough.
Time: O(n log p), for a largest pile of p bananas
Space: O(1)
"""


class Solution:
    def minEatingSpeed(self, piles: list[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if self.hours(piles, speed) <= h:
                high = speed
            else:
                low = speed + 1
        return low

    def hours(self, piles, speed):
        """How many hours all piles take: for each, the bananas divided by the speed, rounded up."""
        return sum((bananas + speed - 1) // speed for bananas in piles)
