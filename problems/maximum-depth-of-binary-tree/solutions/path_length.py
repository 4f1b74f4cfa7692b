"""Keep the path from the root to the current node: its greatest length is the depth.

The search goes down, to the left wherever it can, until it meets a leaf. Then it drops nodes from
the path up to the first one whose right subtree it has not seen, and goes down there.
Time: O(n)
Space: O(h), the path, for a tree of height h: n nodes on a chain
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        deepest = 0
        path = []
        node = root
        while node:
            while node:
                path.append(node)
                node = node.left or node.right
            deepest = max(deepest, len(path))

            done = path.pop()
            while path and path[-1].right in (None, done):
                done = path.pop()
            node = path[-1].right if path else None
        return deepest
