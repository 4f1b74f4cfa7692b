"""Memoized recursion: try every node as the highest node of a path; each height is stored.

From its highest node, a path goes down on one side or on both, so the longest of these paths is as
long as both subtree heights together. Trying every node finds the longest of all. Without the hash
map, each ancestor of a node would measure that node again: O(n²) on a chain. The trace
leaves out nodes 4 and 5, which change nothing.

For root = [1, 2, 3, 4, 5]:

    node.val  longest
    1         0
    1         3          2 + 1, as the left subtree has height 2
    2         3          1 + 1
    3         3
    return 3
Level: 1
Beware: wrong/through_the_root
Time: O(n) on average, for the hash map
Space: O(n), the heights, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        self.heights = {None: 0}
        longest = 0
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            longest = max(longest, self.height(node.left) + self.height(node.right))
            nodes += [child for child in (node.left, node.right) if child]
        return longest

    def height(self, node):
        """The number of nodes on the longest path down from here."""
        if node not in self.heights:
            self.heights[node] = 1 + max(self.height(node.left), self.height(node.right))
        return self.heights[node]
