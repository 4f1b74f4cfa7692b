"""Goes by the number before: one more 1 for an odd number, and a single one for an even number."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones.append(ones[number - 1] + 1 if number & 1 else 1)
        return ones
