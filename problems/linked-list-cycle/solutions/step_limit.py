"""Count the steps: a list of at most 10,000 nodes ends within 10,000 steps, or never.

The bound in the statement takes the place of any memory of where the walk has been. It is also
what the walk costs on every cycle, however short.
Time: O(N), for the bound N on the number of nodes
Space: O(1)
"""

MOST = 10_000  # nodes, says the statement


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        node = head
        for _ in range(MOST):
            if node is None:
                return False
            node = node.next
        return node is not None
