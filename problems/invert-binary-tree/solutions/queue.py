"""A queue of nodes: each node swaps its children, which then wait for their turn.

No node depends on another, so the order does not matter; a stack would do as well. Here it is level
by level, and the list that grows while it is read serves as the queue.
Time: O(n)
Space: O(n), the list
"""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        nodes = [root] if root else []
        for node in nodes:
            node.left, node.right = node.right, node.left
            nodes += [child for child in (node.left, node.right) if child]
        return root
