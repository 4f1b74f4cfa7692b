"""Writes the total of each column down without carrying, even if it has two digits."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        columns = [0] * (len(num1) + len(num2) - 1)
        for i, digit in enumerate(num1):
            for j, other in enumerate(num2):
                columns[i + j] += int(digit) * int(other)
        return "".join(map(str, columns)).lstrip("0") or "0"
