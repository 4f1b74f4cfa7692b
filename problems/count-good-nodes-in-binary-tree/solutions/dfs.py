"""Depth-first search that passes the largest value so far down to the children.

A node is good if its value is at least the largest value above it. Each call has its own variable
`largest`, so the left subtree cannot change it for the right one. The base case is a missing child,
where nothing is counted. The trace has a line for each call of `count`, written when it begins;
calls for empty trees are left out.

For root = [3, 1, 4, 3, null, 1, 5]:

    node.val  largest
    3         3        good
    1         3
    3         3        good: below 3 and 1
    4         3        good
    1         4
    5         4        good
    return 4
Level: 2
From: wrong/brute_force; the whole path is kept, although only its largest value is used, so pass
  down this one number
Ask: Which single number about the path above a node tells whether the node is good?
Beware: wrong/one_greatest_for_all, wrong/compares_with_the_parent
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, largest):
        """The good nodes in this subtree, if `largest` is the largest value above it."""
        if node is None:
            return 0
        good = 1 if node.val >= largest else 0
        largest = max(largest, node.val)
        return good + self.count(node.left, largest) + self.count(node.right, largest)
