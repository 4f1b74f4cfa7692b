"""Two passes: the first finds the length, which tells where the node is, counted from the front.

The n-th node from the end has `length - n` nodes before it. If there are none, the first node is
removed, and no link changes. Otherwise, the last of the nodes before it is linked past the removed
node.
Level: 1
From: list_of_nodes; of the list of nodes, only the length is needed, so count the nodes, and walk
  once more
Beware: wrong/counts_from_the_front
Time: O(sz), two passes
Space: O(1)
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        length, node = 0, head
        while node:
            length += 1
            node = node.next
        if n == length:
            return head.next
        before = head
        for _ in range(length - n - 1):
            before = before.next
        before.next = before.next.next
        return head
