"""Group by group: look for the last node of the group, then turn the links up to there around.

Turning starts with the node after the group, so that the old first node, now the last, links on to
the rest. An extra node in front saves the special case of the first group: there is always a node
before the group, and it has to link to the new first one.
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        while last := self.ahead(before, k):
            first, after = before.next, last.next
            previous, node = after, first
            while node is not after:
                node.next, previous, node = previous, node, node.next
            before.next = last
            before = first
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
