"""By recursion: if the last digit is a nine, add one to what is before it, and append a zero.

Before the first digit, there is nothing left, which stands for 0: one more is 1.
Time: O(n²), as each of up to n calls copies a list
Space: O(n²), as the copies live until the calls return
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        if not digits:
            return [1]
        *head, last = digits
        return [*self.plusOne(head), 0] if last == 9 else [*head, last + 1]
