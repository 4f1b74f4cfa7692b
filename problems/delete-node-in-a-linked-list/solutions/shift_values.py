"""Shift the values: move each later value to the previous node, and cut off the last node.

Each node takes the value of the next node until there is no next node. `before` is always the node
before `node`, so in the end it becomes the last node.

For head = [4, 5, 1, 9], node = 5:

    before     node
    -          5 → 1 → 9
    1 → 1 → 9  1 → 9      1 replaces 5
    9 → 9      9          9 replaces 1
    return None           the second 9 is cut off
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
