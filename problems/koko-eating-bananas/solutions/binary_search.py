"""Binary search on the answer: a higher speed never takes more hours; find the lowest that will do.

The invariant: all speeds below `low` are too slow, and `high` is fast enough. A speed equal to the
largest pile is fast enough, as each pile then takes one hour. When `low` and `high` meet, they are
the lowest speed that is fast enough. `speed` is rounded down, so it is below `high`, and each step
shrinks the range.

For piles = [3, 6, 7, 11], h = 8:

    speed  low  high
    -      1    11    before the first step
    6      1    6     6 hours: a lower speed may do
    3      4    6     10 hours: too slow
    5      4    5     8 hours
    4      4    4     8 hours
    return 4
Level: 2
From: wrong/every_speed; the speeds are tried one by one, although a speed that is too slow rules
  out all lower speeds, so try the middle of the speeds, and drop half of them
Ask: If one speed is too slow, what does this say about lower speeds? Which speed would tell you the
  most?
Beware: wrong/keeps_the_speed, wrong/slower_than_the_largest_pile
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
