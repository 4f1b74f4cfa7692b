"""Takes over the link first, and then the value of the node after the next, if there is one."""

VERDICT = "Runtime Error"


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.next = node.next.next
        node.val = node.next.val
