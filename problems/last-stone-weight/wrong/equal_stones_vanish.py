"""Lets all stones of one weight destroy each other, even if their number is odd."""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        weight = max(stones)
        counts = [0] * (weight + 1)
        for stone in stones:
            counts[stone] += 1

        waiting = 0
        while weight > 0:
            if not waiting:
                waiting = weight if counts[weight] == 1 else 0
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
