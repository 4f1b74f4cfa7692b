"""Smashes all stones in pairs from the heaviest down, before it puts any rest back."""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        ordered = sorted(stones)
        while len(ordered) > 1:
            single = ordered[: len(ordered) % 2]
            seconds, firsts = ordered[len(single) :: 2], ordered[len(single) + 1 :: 2]
            ordered = sorted(single + [first - second for first, second in zip(firsts, seconds)])
        return ordered[0]
