"""List of nodes: in a Python list, negative indices count from the end.

A sentinel in front of the list makes sure that the node to remove has a predecessor, which is at
index -n - 1.
Level: 1
Time: O(sz)
Space: O(sz), the list
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        nodes = [ListNode(next=head)]
        while nodes[-1].next:
            nodes.append(nodes[-1].next)
        nodes[-n - 1].next = nodes[-n].next
        return nodes[0].next
