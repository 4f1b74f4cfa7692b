"""Uses eleven bits, enough for 1000 and a sign, but not for sums up to 2000."""

BITS = 11
LOWEST = ~0x3FF  # -1024


class Solution:
    def getSum(self, a: int, b: int) -> int:
        total = carry = 0
        for i in range(BITS):
            one, other = (a >> i) & 1, (b >> i) & 1
            total |= (one ^ other ^ carry) << i
            carry = (one & other) | (carry & (one | other))
        return total | LOWEST if total & LOWEST else total
