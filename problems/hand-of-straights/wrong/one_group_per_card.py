"""Begins only one group at each number, even if the hand has several such cards."""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        remaining = Counter(hand)
        for card in sorted(remaining):
            if remaining[card]:
                for number in range(card, card + groupSize):
                    if not remaining[number]:
                        return False
                    remaining[number] -= 1
        return True
