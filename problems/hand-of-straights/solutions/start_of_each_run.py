"""Greedy without sorting: from each card, go back to where its run starts, and begin groups there.

The start of a run can only begin groups. When it is used up, the next number is the start, until
the card itself is used up as well.
Level: 3
Time: O(n), amortized: after each step back, a number is used up
Space: O(n)
"""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        left = Counter(hand)
        for card in hand:
            start = card
            while left[start - 1]:
                start -= 1
            while start <= card:
                while left[start]:
                    for number in range(start, start + groupSize):
                        if not left[number]:
                            return False
                        left[number] -= 1
                start += 1
        return True
