"""Pads with zeros after reversing, at the front, where they change nothing."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(f"{n:b}"[::-1].zfill(32), 2)
