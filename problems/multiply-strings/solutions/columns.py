"""Columns first: add up each column, even beyond 9, and carry once, at the end.

The product of digits i and j, counted from the right, belongs to column i + j. Each product is at
most 81, so the total of a column stays small. The trace stops at the only carry.

For num1 = "12", num2 = "34":

    columns        carry
    [8, 10, 3, 0]  0      8, 6 + 4, 3
    [8, 10, 3, 0]  1      0 remains of the second column
    return "408"
Level: 2
Beware: wrong/columns_left_as_they_are
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
