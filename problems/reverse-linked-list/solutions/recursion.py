"""Recursion: reverse what follows the first node, then link that node to its end.

The first node still points to the second one, which is now the last of the reversed rest: the first
node goes there. Each call passes the new first node on to its caller.
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
