"""Puts the cards into a set, which drops equal cards."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        left = set(hand)
        while left:
            lowest = min(left)
            group = set(range(lowest, lowest + groupSize))
            if not group <= left:
                return False
            left -= group
        return True
