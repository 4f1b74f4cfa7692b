"""A queue of nodes: each one exchanges its children, which then wait for their turn.

No node has to know about any other, so the order is of no importance; a stack would do as well.
Here it is level by level, and the list that grows while it is read is its own queue.
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
