"""Turn each link around: walk along the list, and let every node point to the one before.

Turning a link loses the way ahead, so the next node is kept first. At any time `before` leads
through all that is turned already, and `node` through all that is not.
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = None, head
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
