"""Morris: inorder without a stack; the end of a left subtree gets a thread back to the parent.

The last node of a left subtree has no right child, so the link can serve as the thread. When the
walk finds the thread again, the left subtree is done, and the thread is cut. So that no thread is
left in the tree, the walk goes on to the end even when the answer is known.
Time: O(n): the way to the end of a left subtree is walked twice, and each edge is on one such way
Space: O(1)
"""

from math import inf


class Solution:
    def isValidBST(self, root: TreeNode | None) -> bool:
        valid = True
        previous = -inf
        node = root
        while node:
            if node.left:
                last = node.left
                while last.right and last.right is not node:
                    last = last.right
                if last.right is None:
                    last.right = node
                    node = node.left
                    continue
                last.right = None
            valid = valid and previous < node.val
            previous = node.val
            node = node.right
        return valid
