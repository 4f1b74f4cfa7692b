"""Counts the cards in a table for numbers below a million, but numbers go up to a billion."""

VERDICT = "Runtime Error"


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = [0] * 10**6
        for card in hand:
            remaining[card] += 1
        for card in sorted(hand):
            if remaining[card]:
                for number in range(card, card + groupSize):
                    if not remaining[number]:
                        return False
                    remaining[number] -= 1
        return True
