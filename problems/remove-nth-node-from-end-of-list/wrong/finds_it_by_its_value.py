"""Remembers the value to remove, and removes the first node that has it."""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        nodes = [ListNode(next=head)]
        while nodes[-1].next:
            nodes.append(nodes[-1].next)
        value = nodes[-n].val
        before = nodes[0]
        while before.next.val != value:
            before = before.next
        before.next = before.next.next
        return nodes[0].next
