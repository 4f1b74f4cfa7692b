"""Removes only one leading zero, but a product of 0 may have several."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        product = [0] * (len(num1) + len(num2))
        for i in reversed(range(len(num1))):
            for j in reversed(range(len(num2))):
                total = int(num1[i]) * int(num2[j]) + product[i + j + 1]
                product[i + j + 1] = total % 10
                product[i + j] += total // 10
        return "".join(map(str, product[1:] if product[0] == 0 else product))
