"""Begins a group with the first card of the hand, even if a group that starts lower needs it."""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        for card in hand:
            if remaining[card]:
                for number in range(card, card + groupSize):
                    if not remaining[number]:
                        return False
                    remaining[number] -= 1
        return True
