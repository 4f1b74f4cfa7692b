"""Breadth-first search for the first node whose value is in the range from p.val to q.val.

The answer's value is in this range, since the answer separates the two nodes or is one of them. A
value outside the answer's subtree is less than all values in it or greater than all of them, so it
is out of the range. All other values in the range are below the answer, so they are found later.
Level: 4
From: walk; the walk chooses a side at each node, so let any search from the top down find the
  answer: the highest node whose value is between the two
Time: O(n)
Space: O(n), the list
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        low, high = sorted((p.val, q.val))
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            if low <= node.val <= high:
                return node
            nodes += [child for child in (node.left, node.right) if child]
