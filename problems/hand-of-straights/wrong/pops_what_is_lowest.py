"""Removes the lowest card from the heap when another one is used up.

Reported as accepted in 2024.
"""

from collections import Counter
from heapq import heapify, heappop

REPORTED = "LeetCode-Feedback #22628"


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        heap = list(remaining)
        heapify(heap)
        while heap:
            lowest = heap[0]
            groups = remaining[lowest]
            for card in range(lowest, lowest + groupSize):
                if card not in remaining:
                    return False
                remaining[card] -= groups
                if remaining[card] == 0:
                    heappop(heap)
                elif remaining[card] < 0:
                    return False
        return True
