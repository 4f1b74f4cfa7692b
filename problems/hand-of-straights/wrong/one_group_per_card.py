"""Begins only one group at each number, even if the hand has several such cards."""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        left = Counter(hand)
        for card in sorted(left):
            if left[card]:
                for number in range(card, card + groupSize):
                    if not left[number]:
                        return False
                    left[number] -= 1
        return True
