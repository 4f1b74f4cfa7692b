"""Recursion: reverse what follows the first node, then hang that node behind it.

Nothing has changed the first node yet, so it still points to the second one, which is now the
last of the reversed rest: there the first node goes. The new first node is handed all the way up.
Time: O(n)
Space: O(n), the depth of the recursion: as many calls as nodes
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        if head is None or head.next is None:
            return head
        first = self.reverseList(head.next)
        head.next.next = head
        head.next = None
        return first
