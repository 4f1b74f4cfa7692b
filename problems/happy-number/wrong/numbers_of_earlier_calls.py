"""Keeps the numbers in a default argument, so numbers of earlier calls count as a cycle."""


class Solution:
    def isHappy(self, n: int, seen=set()) -> bool:  # noqa: B006 (the mistake)
        while n != 1 and n not in seen:
            seen.add(n)
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
