"""Depth-first search that passes the greatest value so far down to the children.

A node is good if its value is at least the greatest value above it. Each call has its own variable
`greatest`, so the left subtree cannot change it for the right one. The base case is a missing
child, where nothing is counted.

For root = [3, 1, 4, 3, null, 1, 5]:

    node.val  greatest
    3         3         good
    1         3
    3         3         good: below 3 and 1
    4         3         good
    1         4
    5         4         good
    return 4
Level: 2
Beware: wrong/one_greatest_for_all, wrong/compares_with_the_parent
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, greatest):
        """The good nodes in this subtree, if `greatest` is the greatest value above it."""
        if node is None:
            return 0
        good = node.val >= greatest
        greatest = max(greatest, node.val)
        return good + self.count(node.left, greatest) + self.count(node.right, greatest)
