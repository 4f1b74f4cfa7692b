"""Stack of nodes: the last one in is the first one out.

A sentinel in front makes the first node taken like any other. The node taken last was the first of
the list: its old link must be cut, or it would lead back.
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
