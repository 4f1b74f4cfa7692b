"""Links each moved node to the old first node, not the current one, and loses the other nodes."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        first = head
        while head and head.next:
            moved = head.next
            head.next = moved.next
            moved.next = head
            first = moved
        return first
