"""Greedy with a heap of the different cards: the lowest card begins a group; used-up cards leave.

The lowest card can only begin a group, as no lower card precedes it. If another card runs out
before the lowest one does, the next group lacks it, so the answer is no.
Level: 2
Beware: wrong/pops_what_is_lowest
Time: O(n log n)
Space: O(n)
"""

from collections import Counter
from heapq import heapify, heappop


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        heap = list(remaining)
        heapify(heap)
        while heap:
            lowest = heap[0]
            for card in range(lowest, lowest + groupSize):
                if remaining[card] == 0:
                    return False
                remaining[card] -= 1
                if remaining[card] == 0 and heappop(heap) != card:
                    return False
        return True
