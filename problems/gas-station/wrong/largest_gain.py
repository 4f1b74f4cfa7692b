"""Starts at the station with the largest gain, even if several smaller gains precede it."""


class Solution:
    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        if sum(gas) < sum(cost):
            return -1
        return max(range(len(gas)), key=lambda i: gas[i] - cost[i])
