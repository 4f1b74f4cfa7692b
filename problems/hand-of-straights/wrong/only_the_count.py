"""Only checks that the number of cards is a multiple of groupSize."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        return len(hand) % groupSize == 0
