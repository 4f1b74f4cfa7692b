"""Look up four reversed bytes in a table that is built once, which pays off after many calls.

Each entry comes from that of half the number: move that one place to the right, and put the last
bit in front. 00000011 comes from 00000001: 10000000 >> 1, and a 1 in front: 11000000.
Time: O(b) for b bits, eight at a time
Space: O(1): a table of 256 bytes
"""

REVERSED = [0]
for byte in range(1, 256):
    REVERSED.append(REVERSED[byte >> 1] >> 1 | (byte & 1) << 7)


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(4):
            result = result << 8 | REVERSED[n & 0xFF]
            n >>= 8
        return result
