"""Floyd's cycle finding: one pointer takes single steps, the other double steps, until they meet.

The pointers meet in the cycle. 1 leads only to itself, so n is happy exactly when they meet at 1.

For n = 19:

    tortoise  hare
    19        82
    82        100
    68        1
    100       1
    1         1
    return True
Level: 2
From: hash_set; the set remembers every number only to notice a cycle, so let two pointers of
  different speeds notice it, with O(1) memory
Ask: Each number leads to one other number, as in a linked list. How did you find a cycle there in
  O(1) space?
Beware: wrong/starts_side_by_side
Time: O(log n) for the digits of n; after one step, no number exceeds 730
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
