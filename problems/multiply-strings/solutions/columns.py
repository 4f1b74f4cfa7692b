"""Columns first: add up each column, even beyond 9, and carry once, at the end.

The product of digits i and j, counted from the right, belongs to column i + j. Each product is at
most 81, so the total of a column stays small. The trace shows the carrying at the end.

For num1 = "12", num2 = "34":

    columns        column  carry  backwards
    [8, 10, 3, 0]  8       0      ['8']                 2 · 4
    [8, 10, 3, 0]  10      1      ['8', '0']            2 · 3 + 1 · 4: write 0, carry 1
    [8, 10, 3, 0]  3       0      ['8', '0', '4']       1 · 3, and the carry
    [8, 10, 3, 0]  0       0      ['8', '0', '4', '0']
    return "408"
Level: 2
From: digit_by_digit; every product is carried immediately, although a column may hold more than 9
  for a while, so carry only once, at the end
Ask: What if a column may hold more than 9 for a while: when is the right time to carry?
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
