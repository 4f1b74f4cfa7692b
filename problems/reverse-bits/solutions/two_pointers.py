"""Two pointers: swap the last bit with the first, the second to last with the second, and so on.

If the two are the same, nothing changes. If they differ, XOR with a 1 in both places turns each
into the other: 0110 ^ 1010 = 1100 swaps the bits 3 and 1.
Time: O(b) for b bits, here always 16 steps
Space: O(1)
"""


class Solution:
    def reverseBits(self, n: int) -> int:
        left, right = 31, 0
        while left > right:
            if n >> left & 1 != n >> right & 1:
                n ^= 1 << left | 1 << right
            left -= 1
            right += 1
        return n
