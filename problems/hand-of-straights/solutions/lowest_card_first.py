"""Count the cards: the lowest one can only begin a group, so all equal to it begin one each.

The same number of cards is taken from each of the following numbers, and so on with what is left.
Time: O(n log n), to sort: each card is taken only once
Space: O(n)
"""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        left = Counter(hand)
        for card in sorted(left):
            groups = left[card]
            if groups:
                for number in range(card, card + groupSize):
                    if left[number] < groups:
                        return False
                    left[number] -= groups
        return True
