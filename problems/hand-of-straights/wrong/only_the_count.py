"""Only sees whether the number of cards can be divided."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        return len(hand) % groupSize == 0
