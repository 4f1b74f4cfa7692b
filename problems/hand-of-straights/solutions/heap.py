"""Greedy with a heap of the distinct cards: the lowest card begins a group; used-up cards leave.

The lowest card can only begin a group, as no lower card precedes it. If another card runs out
before the lowest one does, the next group lacks it, so the answer is no.

For hand = [1, 2, 2, 3, 3, 4], groupSize = 3:

    lowest  heap
    -       [1, 2, 3, 4]
    1       [2, 4, 3]     the group 1, 2, 3: no 1 remains
    2       []            the group 2, 3, 4: no 2, 3 or 4 remains
    return True
Level: 2
From: lowest_card_first; the loop also visits used-up cards, so remove these cards from a heap,
  which has the lowest remaining card on top
Ask: After a group is taken, how is the lowest remaining card found? May a higher card be used up
  while a lower one remains?
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
