"""Turn the node into the next one: take over its value and its link, so that the next is skipped.

The node before cannot be reached, so the given node stays, and the object after it goes. There is
one, since the given node is never the last. Other references to that object would now lead to a
node outside the list: that is why a library would not delete in this way.
Time: O(1)
Space: O(1)
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = node.next.next
