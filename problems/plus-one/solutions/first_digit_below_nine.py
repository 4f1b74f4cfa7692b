"""In place: going backwards, turn nines into zeros until a digit below nine can be increased.

If all digits are nines, all of them have become zeros, and a 1 is put before them.

For digits = [1, 9, 9]:

    i  digits
    -  [1, 9, 9]
    2  [1, 9, 0]
    1  [1, 0, 0]
    return [2, 0, 0]
Level: 2
From: carry; as soon as the carry is 0, the remaining digits are only copied, so stop there
Ask: At which digit does the carry come to rest, and what has become of the digits after it?
Beware: wrong/nines_stay, wrong/no_new_digit
Time: O(n)
Space: O(1), except for a new list if all digits are nines
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        for i in reversed(range(len(digits))):
            if digits[i] < 9:
                digits[i] += 1
                return digits
            digits[i] = 0
        return [1, *digits]
