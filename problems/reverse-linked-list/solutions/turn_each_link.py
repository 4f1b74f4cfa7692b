"""Reversal in place: walk along the list, and turn each node's link to the previous node.

Turning a link loses the way ahead, so the next node is saved first. The invariant: `before` is the
first node of the reversed part, and `node` is the first node of the rest.

For head = [1, 2, 3]:

    before     node
    None       1 → 2 → 3
    1          2 → 3
    2 → 1      3
    3 → 2 → 1  None
    return 3 → 2 → 1
Level: 2
From: stack; all nodes are kept on a stack, although each node needs only the previous node, which
  the walk has just left, so turn the links during the walk
Ask: When you stand at a node, where must its link lead in the end? What would be lost if you turned
  the link now?
Beware: wrong/loses_the_rest
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
