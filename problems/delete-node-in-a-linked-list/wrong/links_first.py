"""Takes over the link first, and then a value from one node too far, if there is one."""

VERDICT = "Runtime Error"


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.next = node.next.next
        node.val = node.next.val
