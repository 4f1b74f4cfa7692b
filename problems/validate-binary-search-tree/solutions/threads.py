"""Morris: inorder without a stack, by threads that lead from a left subtree back to its parent.

Before a left subtree is visited, its last node, which has no right child, gets the parent as one.
Met again, the thread says that the left subtree is done, and is cut: the tree is as it was. Hence
the walk goes on to the end even when the answer is known.
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
