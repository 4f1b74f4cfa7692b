"""Adds the products of num1 and each digit of num2 without shifting them."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        total = 0
        for digit in num2:
            total += int(digit) * int(num1)
        return str(total)
