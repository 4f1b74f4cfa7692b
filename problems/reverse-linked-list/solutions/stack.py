"""Stack of nodes: the last one in is the first one out.

Thanks to a sentinel in front, the first node taken is not a special case. The node taken last was
the first of the list: its old link must be cut, or it would close a cycle.
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
