"""Reverses the values of each group, and leaves the nodes where they are.

Reported as accepted in 2025.
"""

REPORTED = "LeetCode-Feedback #30347"


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        values = [node.val for node in nodes]
        for start in range(0, len(nodes) - k + 1, k):
            values[start : start + k] = reversed(values[start : start + k])
        for node, value in zip(nodes, values):
            node.val = value
        return head
