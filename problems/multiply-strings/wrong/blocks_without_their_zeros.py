"""Joins the blocks of the product without the leading zeros of each block."""

SIZE = 4


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        blocks1, blocks2 = self.blocks(num1), self.blocks(num2)
        columns = [0] * (len(blocks1) + len(blocks2))
        for i, block in enumerate(blocks1):
            for j, other in enumerate(blocks2):
                columns[i + j] += block * other
        carry, backwards = 0, []
        for column in columns:
            carry, block = divmod(column + carry, 10**SIZE)
            backwards.append(str(block))
        return "".join(reversed(backwards)).lstrip("0") or "0"

    def blocks(self, digits):
        return [int(digits[max(end - SIZE, 0) : end]) for end in range(len(digits), 0, -SIZE)]
