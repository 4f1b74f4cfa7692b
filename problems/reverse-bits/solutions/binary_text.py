"""Binary text: write all 32 digits, reverse the string, and convert it back.

In `032b`, 32 is the width, and the 0 before it pads the number with zeros: 6 is 0...0110, reversed
0110...0. Without the padding, 6 would become 011.
Level: 1
Beware: wrong/text_without_zeros, wrong/zeros_after_reversing
Time: O(b) for b bits
Space: O(b), the string
"""


class Solution:
    def reverseBits(self, n: int) -> int:
        return int(f"{n:032b}"[::-1], 2)
