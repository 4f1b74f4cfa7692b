"""Reverses the short group back from its old first node, which is now its last node."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        node = head
        while node:
            first = node
            before.next, turned, node = self.reverse(first, k)
            if turned < k:
                before.next, _, _ = self.reverse(first, turned)
            before = first
        return front.next

    def reverse(self, node, k):
        previous, turned = None, 0
        while node and turned < k:
            following = node.next
            node.next = previous
            previous, node = node, following
            turned += 1
        return previous, turned, node
