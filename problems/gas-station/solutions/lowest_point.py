"""Drive a lap on credit from station 0: the right start is where the tank is lowest on arrival.

Another start only raises or lowers the whole curve of the tank. It is never below 0 if it starts
with 0 at its lowest point, provided that the lap as a whole takes no more than there is.
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = lowest = 0
        for station in range(len(gas)):
            if tank < lowest:
                start, lowest = station, tank
            tank += gas[station] - cost[station]
        return start if tank >= 0 else -1
