"""Cuts the sorted cards into consecutive groups, but the groups of a hand may overlap."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        hand.sort()
        for start in range(0, len(hand), groupSize):
            group = hand[start : start + groupSize]
            if group != list(range(group[0], group[0] + groupSize)):
                return False
        return True
