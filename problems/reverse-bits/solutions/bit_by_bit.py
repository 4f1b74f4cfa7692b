"""Take the last bit from `n` and append it to the result, 32 times.

`n & 1` is the last bit, and >> drops it; << makes room for it in the result. 110 and an empty
result become 11 and 0, then 1 and 01, then nothing and 011. The leading zeros follow, too.
Time: O(b) for b bits, here always 32 steps
Space: O(1)
"""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = result << 1 | n & 1
            n >>= 1
        return result
