"""Stops turning links at any node that has the same value as the node after the group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        while last := self.ahead(before, k):
            first, after = before.next, last.next
            previous, node = after, first
            while node and (not after or node.val != after.val):
                following = node.next
                node.next = previous
                previous, node = node, following
            before.next = previous
            before = first
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
