"""Morris traversal: inorder without a stack, by threads from left subtrees back to their parents.

A node's predecessor in inorder is the last node of its left subtree, which has no right child, so
its right link can be a thread back to the node. When the walk finds the thread again, the left
subtree is done, and the thread is cut. The walk continues to the end even when the answer is known,
so that no thread is left in the tree.

For root = [5, 1, 7, null, 6]:

    node.val  last.val  last.right.val  previous  valid
    5         -         -               -inf      True
    1         6         5               -inf      True   a thread from 6 to 5
    6         6         5               1         True
    5         6         5               6         True   back along the thread
    7         6         -               5         False  it is cut; 5 is not greater than 6
    -         6         -               7         False
    return False
Level: 3
From: inorder_stack; the stack is needed only to return from a left subtree, so let a link from the
  last node of the subtree lead back
Time: O(n): the path to a predecessor is walked twice, and each edge is on at most one such path
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
