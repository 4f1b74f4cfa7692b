"""In place: write the sum into the nodes of the first list, then into nodes of the second.

Where the first list ends, the rest of the second is linked to it, and only the carry has to be
added. A new node is needed only for a last carry.

For l1 = [9, 5], l2 = [7]:

    node   other  carry  l1
    9 → 5  7      0      9 → 5
    5      None   1      6 → 5  9 + 7
    None   None   0      6 → 6  5 + 1
    return 6 → 6
Level: 3
From: digit_by_digit; a new node is made for each digit, although the two lists have enough nodes
  for all digits but a last carry, so write the sum into these nodes
Time: O(n + m)
Space: O(1)
"""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        node, other = l1, l2
        carry = 0
        while node:
            total = node.val + carry
            if other:
                total += other.val
                other = other.next
            carry, node.val = divmod(total, 10)
            if not node.next:
                node.next, other = other, None
            last, node = node, node.next
        if carry:
            last.next = ListNode(carry)
        return l1
