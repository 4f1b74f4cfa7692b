"""Two pointers, n nodes apart: when one is at the end, the other is before the node to remove.

Both start at a sentinel in front of the list. So when `ahead` is at the last node, `before` is
right before the node to remove, even if that is the first node.

For head = [1, 2, 3, 4], n = 2:

    before.val  ahead.val
    0           2          before is at the sentinel, two nodes behind
    1           3
    2           4          ahead is at the last node: 3 is to be removed
    return 1 → 2 → 4
Level: 2
From: two_passes; the first walk only finds out where the second has to stop, so send one pointer
  ahead, and let it give the signal
Ask: You walk along the list, and cannot know its length yet: how could a second person, somewhere
  ahead of you, tell you when to stop?
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
