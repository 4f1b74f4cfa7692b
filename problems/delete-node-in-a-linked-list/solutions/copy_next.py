"""Copy the next node: take over its value and its link, so that the next node is skipped.

The previous node cannot be reached, so its link still leads to the given node. The given node takes
over the content of the next node, which exists because the given node is never the last. Other
references to the next node then point outside the list, so a library would not delete this way.
Level: 2
From: shift_values; every later value moves, although the next node is superfluous as soon as its
  value is copied, so skip this node, and move nothing else
Ask: The given node cannot be taken out of the list, but which node can, once its value is saved?
Beware: wrong/rebinds_the_name, wrong/links_first
Time: O(1)
Space: O(1)
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = node.next.next
