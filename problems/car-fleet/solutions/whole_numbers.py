"""Sorting, with fractions compared by cross-multiplying: the times of arrival are never rounded.

d / s > e / t means d · t > e · s, for distances d, e and speeds s, t. With miles and speeds up to
10⁶, floats tell any two times apart; integers always do. The rest is as in slowest_ahead.py.
Level: 4
From: slowest_ahead; the times of arrival are rounded, so compare the fractions themselves, in
  integers
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        distance_ahead, speed_ahead = 0, 1  # of the first car of the fleet ahead
        for mile, pace in sorted(zip(position, speed), reverse=True):
            distance = target - mile
            if distance * speed_ahead > distance_ahead * pace:
                distance_ahead, speed_ahead = distance, pace
                fleets += 1
        return fleets
