"""Shift the values: move each later value to the node before it, and cut off the last node.

Each node takes the value of the next node until there is no next node. `before` is always the node
before `node`, so in the end it becomes the last node.
Level: 1
Time: O(n)
Space: O(1)
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        while node.next:
            node.val = node.next.val
            before = node
            node = node.next
        before.next = None
