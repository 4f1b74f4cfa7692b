"""Move every later value one node up, as in an array, and cut off the last node.

Each node takes the value of the next one until there is no next. A second reference, always one
node behind, is then at the node that becomes the last.
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
