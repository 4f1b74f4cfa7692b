"""Overwrites what earlier rows have added to a place."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        product = [0] * (len(num1) + len(num2))
        for i in reversed(range(len(num1))):
            carry = 0
            for j in reversed(range(len(num2))):
                carry, product[i + j + 1] = divmod(int(num1[i]) * int(num2[j]) + carry, 10)
            product[i] = carry
        return "".join(map(str, product)).lstrip("0") or "0"
