"""Two pointers at the ends of the stretch driven: go on while the gas lasts, else start earlier.

At first, the start is the last station. If the tank is below 0 at the end of the stretch, no
station in it can be the start, so the start moves back by one. When both ends meet, the stretch is
the whole lap, which can be driven unless the tank is below 0.

For gas = [1, 5, 2], cost = [3, 2, 2]:

    start  end  tank
    2      0    0     from station 2, the car has come to station 0
    2      1    -2    it does not get to station 1
    1      1    1     so it starts one station earlier, and the lap is complete
    return 1
Level: 3
From: next_after_failure; a failed stretch is given up, although gas from an earlier start can save
  it, so start earlier, and keep the stretch
Time: O(n)
Space: O(1)
"""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        start = len(gas) - 1
        end = 0
        tank = gas[start] - cost[start]
        while end < start:
            if tank >= 0:
                tank += gas[end] - cost[end]
                end += 1
            else:
                start -= 1
                tank += gas[start] - cost[start]
        return start if tank >= 0 else -1
