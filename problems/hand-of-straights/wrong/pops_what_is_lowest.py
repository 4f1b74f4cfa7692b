"""Removes the lowest card from the heap when another one is used up.

Reported as accepted in 2024.
"""

from collections import Counter
from heapq import heapify, heappop

REPORTED = "LeetCode-Feedback #22628"


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        left = Counter(hand)
        heap = list(left)
        heapify(heap)
        while heap:
            lowest = heap[0]
            groups = left[lowest]
            for card in range(lowest, lowest + groupSize):
                if card not in left:
                    return False
                left[card] -= groups
                if left[card] == 0:
                    heappop(heap)
                elif left[card] < 0:
                    return False
        return True
