"""Recursion: if the last digit is a nine, add one to the digits before it, and append a zero.

There are two base cases: a last digit below nine grows by one, and an empty list, which stands for
0, becomes [1].
Level: 3
From: first_digit_below_nine; after a nine, the question is the same for a shorter list, so answer
  it recursively
Time: O(n²), as each of up to n calls copies a list
Space: O(n²), as the copies live until the calls return
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        if not digits:
            return [1]
        *head, last = digits
        return [*self.plusOne(head), 0] if last == 9 else [*head, last + 1]
