"""Go back from the last digit: nines become zeros, and the first digit that is no nine ends it.

If all digits are nines, all of them have become zeros, and a 1 comes before them.
Time: O(n)
Space: O(1), but for a new list if all digits are nines
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        for i in reversed(range(len(digits))):
            if digits[i] < 9:
                digits[i] += 1
                return digits
            digits[i] = 0
        return [1, *digits]
