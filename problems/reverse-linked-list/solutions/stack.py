"""Stack of nodes: the last one in is the first one out.

Thanks to a sentinel in front, the first node taken is not a special case. The node taken last was
the first of the list: its old link must be cut, or it would close a cycle.

For head = [1, 2, 3]:

    extra.next  tail
    None        0      all nodes are on the stack; the tail is the sentinel, whose value is 0
    3           3
    3 → 2       2 → 3  the old link of 2
    3 → 2 → 1   1 → 2  the old link of 1, which is cut now
    return 3 → 2 → 1
Level: 1
Time: O(n)
Space: O(n), the stack
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        stack = []
        while head:
            stack.append(head)
            head = head.next
        extra = tail = ListNode()
        while stack:
            tail.next = stack.pop()
            tail = tail.next
        tail.next = None
        return extra.next
