"""Reverses the order of the bytes, and leaves the bits in each byte as they are."""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int.from_bytes(n.to_bytes(4, "big"), "little")
