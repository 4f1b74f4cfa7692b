"""Greedy: when the tank runs dry, no station so far is a start, so start anew at the next one.

The car came to each station in between with something in the tank, or nothing, so from there it
would not get farther. If there is enough gas for the whole lap, the last start is the answer.
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = tank = total = 0
        for station in range(len(gas)):
            gain = gas[station] - cost[station]
            total += gain
            tank += gain
            if tank < 0:
                start = station + 1
                tank = 0
        return start if total >= 0 else -1
