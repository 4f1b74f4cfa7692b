"""Morris traversal, counted: threads lead back from left subtrees, so no stack is needed.

A node's predecessor in inorder is the last node of its left subtree. It has no right child, so its
right link can become a thread back to the node. When the walk finds this thread again, the left
subtree is done, and the thread is cut. The walk continues to the end even when the answer is known,
so that no thread is left in the tree.

For root = [3, 1, 4, null, 2], k = 2:

    node.val  last.val  last.right.val  k
    3         -         -               2
    1         2         3               2   a thread from 2 to 3
    2         2         3               1   1 is counted
    3         2         3               0   2 is counted: the answer
    4         2         -               -1  the thread is cut
    -         2         -               -2
    return 2
Level: 3
From: inorder_stack; the stack is needed only to return from a left subtree, so let a link from the
  last node of the subtree lead back
Time: O(n): the path to a predecessor is walked twice; each edge is on at most one such path
Space: O(1)
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
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
            k -= 1
            if k == 0:
                answer = node.val
            node = node.right
        return answer
