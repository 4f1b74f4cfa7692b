"""Takes over the next value, but not the link, so that value is in the list twice."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
