"""Count the stones of each weight, and go down from the heaviest: no order has to be kept.

Stones of one weight destroy each other in pairs. If one is left over, it waits for the next lighter
stone; what is left of it goes on waiting, or is counted again if it is not heavier than that one.
Time: O(n + w), for weights up to w
Space: O(w)
"""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        weight = max(stones)
        counts = [0] * (weight + 1)
        for stone in stones:
            counts[stone] += 1

        waiting = 0
        while weight > 0:
            if not waiting:
                waiting = weight * (counts[weight] % 2)
                weight -= 1
            elif counts[weight] == 0:
                weight -= 1
            else:
                counts[weight] -= 1
                waiting -= weight
                if waiting <= weight:
                    counts[waiting] += 1
                    waiting = 0
        return waiting
