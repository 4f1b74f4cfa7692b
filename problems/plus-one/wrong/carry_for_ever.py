"""Does not stop after it has raised a digit that is not a nine, but raises further digits."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        for i in reversed(range(len(digits))):
            if digits[i] < 9:
                digits[i] += 1
            else:
                digits[i] = 0
        return digits if any(digits) else [1, *digits]
