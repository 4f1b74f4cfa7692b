"""Compare everywhere: is the wanted tree the one below this node, or one further down?

The search visits the whole tree, and at each node a second recursion compares the two trees place
by place. It ends at the first difference, which in most trees comes soon.
Time: O(n · m), for n and m nodes: on chains of one value that differ at the end
Space: O(h), the depth of both recursions together, for height h: up to n + 1 calls on a chain
"""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        if root is None:
            return False
        if self.same(root, subRoot):
            return True
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
