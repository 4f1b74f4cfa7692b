"""Asks whether the next cards are in the hand, not whether enough of them are left."""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        for card in sorted(remaining):
            groups = remaining[card]
            if groups > 0:
                for number in range(card, card + groupSize):
                    if number not in remaining:
                        return False
                    remaining[number] -= groups
        return True
