"""Parents: climb from p to the root, then from q to the first node that is an ancestor of p, too.

A stack visits the tree until both nodes have been found, and notes the parent of each node on the
way. From then on, the tree is two linked lists that end in the same nodes.
Time: O(n)
Space: O(n)
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        parents = {root: None}
        stack = [root]
        while p not in parents or q not in parents:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    stack.append(child)
        ancestors = set()
        while p:
            ancestors.add(p)
            p = parents[p]
        while q not in ancestors:
            q = parents[q]
        return q
