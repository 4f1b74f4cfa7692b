"""Brute force: at each node, measure both subtrees; the longest path through it joins both heights.

Every path has a highest node, where it goes down on one side or on both. So the longest path is
the longest one through some node, and trying every node finds it. Each height is measured again
for every node above it.
Level: 1
Beware: wrong/through_the_root
Time: O(n · h), for a tree of height h: O(n²) on a chain
Space: O(n), the list of nodes, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        longest = 0
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            longest = max(longest, self.height(node.left) + self.height(node.right))
            nodes += [child for child in (node.left, node.right) if child]
        return longest

    def height(self, node):
        """The number of nodes on the longest way down from here."""
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))
