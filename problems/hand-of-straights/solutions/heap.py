"""A heap of the different cards: begin a group with the lowest one, and remove what is used up.

A card may only run out when it is the lowest. If another one does, a group with the lower card
would lack it later.
Time: O(n log n)
Space: O(n)
"""

from collections import Counter
from heapq import heapify, heappop


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        left = Counter(hand)
        heap = list(left)
        heapify(heap)
        while heap:
            lowest = heap[0]
            for card in range(lowest, lowest + groupSize):
                if left[card] == 0:
                    return False
                left[card] -= 1
                if left[card] == 0 and heappop(heap) != card:
                    return False
        return True
