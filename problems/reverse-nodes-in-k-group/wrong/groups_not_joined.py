"""Does not link the previous group to the new first node, and skips most of the group."""


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
            if before is front:
                before.next = last
            before = first
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
