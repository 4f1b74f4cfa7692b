"""Copy the next node: take over its value and its link, so that the next node is skipped.

The node before cannot be reached, so the given node stays, and the object after it goes. There is
one, since the given node is never the last. Other references to that object would now lead to a
node outside the list: that is why a library would not delete in this way.
Level: 2
Beware: wrong/rebinds_the_name, wrong/links_first
Time: O(1)
Space: O(1)
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = node.next.next
