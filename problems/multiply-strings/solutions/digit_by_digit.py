"""Digit by digit, as on paper: digits i and j contribute to the places i + j and i + j + 1.

The product of numbers with m and n digits has at most m + n digits. Each step leaves a digit in
place i + j + 1 and adds the carry to place i + j, which may hold up to 18 until a later step leaves
a digit there.

For num1 = "12", num2 = "34":

    i  j  total  product
    1  1  8      [0, 0, 0, 8]  2 · 4
    1  0  6      [0, 0, 6, 8]  2 · 3
    0  1  10     [0, 1, 0, 8]  1 · 4 + 6: write 0, carry 1
    0  0  4      [0, 4, 0, 8]  1 · 3 + 1
    return "408"
Level: 2
From: row_by_row; a whole number is written out for each digit, although two digits only change two
  places of the product, so add their product right there
Ask: In which place of the product does digit i of one number, times digit j of the other, belong?
Beware: wrong/carry_overwritten
Time: O(m · n)
Space: O(m + n)
"""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        product = [0] * (len(num1) + len(num2))
        for i in reversed(range(len(num1))):
            for j in reversed(range(len(num2))):
                total = int(num1[i]) * int(num2[j]) + product[i + j + 1]
                product[i + j + 1] = total % 10
                product[i + j] += total // 10
        return "".join(map(str, product)).lstrip("0") or "0"
