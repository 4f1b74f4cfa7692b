"""List of nodes: reverse each slice of k, then link the nodes in their new order.

A shorter slice at the end is left alone, as the loop stops before it.
Level: 1
Time: O(n)
Space: O(n), the list
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(0, len(nodes) - k + 1, k):
            nodes[start : start + k] = reversed(nodes[start : start + k])
        for node, following in zip(nodes, [*nodes[1:], None]):
            node.next = following
        return nodes[0]
