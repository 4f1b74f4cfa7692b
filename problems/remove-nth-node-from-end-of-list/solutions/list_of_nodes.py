"""A Python list of the nodes: there, counting from the end is what a negative index does.

An extra node in front of the list makes sure that one is before the node to remove: it is at index
-n - 1. After the n nodes from there on, the list ends with None, so every node has a next one.
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
