"""Buckets: count the stones of each weight, and scan the weights once, from the heaviest down.

Stones of one weight destroy each other in pairs. If one stone remains, it waits for the next
lighter stone. Their difference keeps waiting if it is greater than the weight of the lighter stone;
otherwise it is counted at its new weight, which the scan has not passed yet.
Level: 4
From: heap; there are only 1,000 weights, and the heaviest weight never grows, so count the stones
  of each weight, and go down once
Beware: wrong/counts_at_passed_weights
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
                if counts[weight] % 2 == 1:
                    waiting = weight
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
