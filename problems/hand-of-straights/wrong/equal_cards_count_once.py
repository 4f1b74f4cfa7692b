"""Puts the cards into a set, which drops equal cards."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        remaining = set(hand)
        while remaining:
            lowest = min(remaining)
            group = set(range(lowest, lowest + groupSize))
            if not group <= remaining:
                return False
            remaining -= group
        return True
