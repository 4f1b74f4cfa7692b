"""Row by row: shift the product so far by one place, then add num1 times the next digit of num2.

Shifting by a place multiplies by ten: 12 · 34 is 12 · 3 = 36, shifted to 360, plus 12 · 4. At most
ten multiples of num1 are needed; repeated addition computes them.

For num1 = "12", num2 = "34":

    digit  product
    '3'    '36'     12 · 3
    '4'    '408'    360 + 12 · 4
Level: 1
Beware: wrong/no_shift
Time: O(n · (m + n)): each of the n digits of num2 takes an addition of up to m + n digits
Space: O(m + n)
"""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        multiples = ["0"]
        for _ in range(9):
            multiples.append(self.total(multiples[-1], num1))
        product = "0"
        for digit in num2:
            product = self.total(product + "0", multiples[int(digit)])
        return product.lstrip("0") or "0"

    def total(self, one, other):
        """The sum of two numbers; leading zeros are not removed."""
        width = max(len(one), len(other))
        carry, backwards = 0, []
        for a, b in zip(reversed(one.zfill(width)), reversed(other.zfill(width))):
            carry, digit = divmod(int(a) + int(b) + carry, 10)
            backwards.append(str(digit))
        return "1" * carry + "".join(reversed(backwards))
