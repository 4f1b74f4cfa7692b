"""Two pointers, n nodes apart: when one is at the end, the other is before the node to remove.

Both start at a sentinel in front of the list. So when `ahead` is at the last node, `before` is
right before the node to remove, even if that is the first node.

For head = [1, 2, 3, 4], n = 2:

    before.val  ahead.val
    0           0          both at the sentinel
    0           2          two nodes apart
    1           3
    2           4          3 is removed
    return 1 → 2 → 4
Level: 2
Beware: wrong/no_node_before_the_first, wrong/one_step_too_far
Time: O(sz), one pass
Space: O(1)
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        extra = before = ahead = ListNode(next=head)
        for _ in range(n):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return extra.next
