"""Turn the node into the next one: take over its value and its link, and it can be skipped.

The node before cannot be reached, so the given node stays; what goes is the object after it.
There is one, as the given node is never the last. Other references to that object would now
point outside the list: that is why a library would not delete in this way.
Time: O(1)
Space: O(1)
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = node.next.next
