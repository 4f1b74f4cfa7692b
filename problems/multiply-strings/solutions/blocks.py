"""Blocks of seven digits, multiplied as if they were single digits.

The product of two blocks has up to 14 digits. 200 digits make 29 blocks, so a column has at most 29
products, and its total stays below 2⁵³. So it is exact even in languages that have only
floating-point numbers.
Level: 3
From: columns; a column holds products of single digits, but an integer has room for far larger
  ones, so let seven digits share a column
Time: O(m · n): a product of blocks takes the place of 49 products of digits
Space: O(m + n)
"""

SIZE = 7
BASE = 10**SIZE


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        blocks1, blocks2 = self.blocks(num1), self.blocks(num2)
        columns = [0] * (len(blocks1) + len(blocks2))
        for i, block in enumerate(blocks1):
            for j, other in enumerate(blocks2):
                columns[i + j] += block * other
        carry, backwards = 0, []
        for column in columns:
            carry, block = divmod(column + carry, BASE)
            backwards.append(str(block).zfill(SIZE))
        return "".join(reversed(backwards)).lstrip("0") or "0"

    def blocks(self, digits):
        """Numbers of up to seven digits each, the lowest first."""
        return [int(digits[max(end - SIZE, 0) : end]) for end in range(len(digits), 0, -SIZE)]
