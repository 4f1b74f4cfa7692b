"""Add up each column first, however large its total grows, and carry only once, in the end.

Digits with the same sum of places belong to the same column. A column's total is at most 81 for
each pair of digits in it, so it stays small.
Time: O(m · n)
Space: O(m + n)
"""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        columns = [0] * (len(num1) + len(num2))
        for i, digit in enumerate(reversed(num1)):
            for j, other in enumerate(reversed(num2)):
                columns[i + j] += int(digit) * int(other)
        carry, backwards = 0, []
        for column in columns:
            carry, digit = divmod(column + carry, 10)
            backwards.append(str(digit))
        return "".join(reversed(backwards)).lstrip("0") or "0"
