"""Starts with the count for 1, and leaves out the count for 0."""


class Solution:
    def countBits(self, n: int) -> list[int]:
        return [self.ones(number) for number in range(1, n + 1)]

    def ones(self, number):
        count = 0
        while number:
            count += number & 1
            number >>= 1
        return count
