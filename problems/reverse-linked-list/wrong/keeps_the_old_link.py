"""Does not cut the link of the first node, so the last two nodes point to each other."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        if head is None or head.next is None:
            return head
        first = self.reverseList(head.next)
        head.next.next = head
        return first
