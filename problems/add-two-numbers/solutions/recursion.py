"""Recursion: add the first digits of both lists; a recursive call adds the remaining digits.

The carry is passed on as an argument. The base case: both lists have ended, and the carry is 0.

For l1 = [9, 5], l2 = [7]:

    l1     l2    carry  total  return
    None   None  0      -      None    the base case
    5      None  1      6      6
    9 → 5  7     0      16     6 → 6
Level: 3
From: digit_by_digit; after the first digits, the remaining lists and the carry are the same task
  again, so let a call add them
Time: O(n + m)
Space: O(n + m) besides the result, the depth of the recursion: a call for each digit of the sum,
  and one for its end
"""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        return self.add(l1, l2, 0)

    def add(self, l1, l2, carry):
        if not (l1 or l2 or carry):
            return None
        total = carry + (l1.val if l1 else 0) + (l2.val if l2 else 0)
        rest1 = l1.next if l1 else None
        rest2 = l2.next if l2 else None
        return ListNode(total % 10, self.add(rest1, rest2, total // 10))
