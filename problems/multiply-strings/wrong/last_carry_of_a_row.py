"""Drops the carry that is left at the end of each row."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        product = [0] * (len(num1) + len(num2))
        for i in reversed(range(len(num1))):
            carry = 0
            for j in reversed(range(len(num2))):
                total = int(num1[i]) * int(num2[j]) + product[i + j + 1] + carry
                carry, product[i + j + 1] = divmod(total, 10)
        return "".join(map(str, product)).lstrip("0") or "0"
