"""Morris traversal: inorder without a stack; a link back up is borrowed from an empty right child.

Before we go left, the last node on that side, which comes just before this one, is linked to it.
When we meet the link again, the left side is done, and the link is taken out. We go on to the end
although the answer is known earlier, so that the tree is left as it was.
Time: O(n)
Space: O(1)
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        node = root
        while node:
            if node.left and not self.has_link(node):
                node = node.left
                continue
            k -= 1
            if k == 0:
                answer = node.val
            node = node.right
        return answer

    def has_link(self, node):
        """Set the link back to this node and return False, or take it out and return True."""
        before = node.left
        while before.right and before.right is not node:
            before = before.right
        is_linked = before.right is node
        before.right = None if is_linked else node
        return is_linked
