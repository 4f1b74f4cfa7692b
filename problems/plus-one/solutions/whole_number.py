"""Whole number: join the digits, add one, and take the sum apart; Python's integers have no limit.

In most other languages, a 100-digit number does not fit into a built-in integer.

For digits = [1, 9]:

    digit  number
    1      1
    9      19
    return [2, 0]
Level: 1
Beware: wrong/floating_point, wrong/long_long
Time: O(n²), the time that Python needs to convert n digits
Space: O(n)
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        number = 0
        for digit in digits:
            number = number * 10 + digit
        return [int(digit) for digit in str(number + 1)]
