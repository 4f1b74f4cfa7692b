"""Recursion: after the node has taken over the next value, the next node is the one to delete.

That is the same problem one node further on. If the next node is the last, cutting the link to it
solves the problem.
Time: O(n)
Space: O(n), the depth of the recursion: up to n - 1 calls
"""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        if node.next.next is None:
            node.next = None
        else:
            self.deleteNode(node.next)
