"""Has room for 200 digits, as many as a factor may have, but a product may have 400."""

VERDICT = "Runtime Error"
CAUGHT_BY = "orders"


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        columns = [0] * 200
        for i, digit in enumerate(reversed(num1)):
            for j, other in enumerate(reversed(num2)):
                columns[i + j] += int(digit) * int(other)
        carry, backwards = 0, []
        for column in columns:
            carry, digit = divmod(column + carry, 10)
            backwards.append(str(digit))
        return "".join(reversed(backwards)).lstrip("0") or "0"
