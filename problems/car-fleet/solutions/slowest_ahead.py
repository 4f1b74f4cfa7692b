"""From the front to the last car, keep the latest arrival: only a later one is a new fleet.

On an empty road, a car would need a certain time. If that is no more than what a car ahead needs,
it catches up with that one, at the target at the latest, and arrives with it.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in sorted(zip(position, speed), reverse=True):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
