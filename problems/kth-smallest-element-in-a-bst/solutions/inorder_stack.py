"""Inorder, only as far as needed: the k-th node that leaves the stack is the answer.

The stack holds nodes whose left subtrees come before them. After the way down to the least value,
each node that leaves the stack has the next larger value.
Time: O(h + k), for a tree of height h
Space: O(h), the stack: n nodes on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        stack = []
        node = root
        while True:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            k -= 1
            if k == 0:
                return node.val
            node = node.right
