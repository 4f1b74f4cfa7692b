"""Looks only at the last nine digits."""

CAUGHT_BY = "generated"


class Solution:
    def isHappy(self, n: int) -> bool:
        tortoise, hare = n % 10**9, self.step(n % 10**9)
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
