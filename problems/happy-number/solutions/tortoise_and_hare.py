"""Floyd's tortoise and hare: one goes a step at a time, the other two, until they meet in a cycle.

1 is a cycle of its own, so the number is happy if that is where they meet.
Time: O(log n): the digits of n, then only numbers up to 730
Space: O(1)
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        tortoise, hare = n, self.step(n)
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
