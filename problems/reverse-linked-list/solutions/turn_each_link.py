"""Turn each link around: walk along the list, and let every node point to the one before it.

Turning a link loses the way ahead, so the next node is noted first. At any time, `before` is the
first node of the reversed part, and `node` is the first of the rest.
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
