"""Begins a group with the first card of the hand, even if a group that starts lower needs it."""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        left = Counter(hand)
        for card in hand:
            if left[card]:
                for number in range(card, card + groupSize):
                    if not left[number]:
                        return False
                    left[number] -= 1
        return True
