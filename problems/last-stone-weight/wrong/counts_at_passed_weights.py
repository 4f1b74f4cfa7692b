"""Puts the rest of a stone back even at a weight that the downward search has already passed."""


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
                counts[waiting - weight] += 1
                waiting = 0
        return waiting
