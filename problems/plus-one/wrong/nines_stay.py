"""Goes past the nines without making them zeros.

Reported as accepted in 2026, for lack of tests such as 19.
"""

REPORTED = "LeetCode-Feedback #34461"


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        for i in reversed(range(len(digits))):
            if digits[i] < 9:
                digits[i] += 1
                return digits
        return [1] + [0] * len(digits)
