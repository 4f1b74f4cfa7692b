"""Goes on after the new first node of the group, not after its new last node."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        while last := self.ahead(before, k):
            first, after = before.next, last.next
            previous, node = after, first
            while node is not after:
                following = node.next
                node.next = previous
                previous, node = node, following
            before.next = last
            before = last
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
