"""Walk back from the target, mile by mile: a list with a place for each mile needs no sorting.

No two cars are at the same mile, so its place holds one speed, or 0 where there is no car.
Time: O(n + t), for the target at mile t
Space: O(t)
"""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        speed_at = [0] * target
        for mile, pace in zip(position, speed):
            speed_at[mile] = pace
        fleets = 0
        latest = 0
        for mile in reversed(range(target)):
            if speed_at[mile]:
                time = (target - mile) / speed_at[mile]
                if time > latest:
                    latest = time
                    fleets += 1
        return fleets
