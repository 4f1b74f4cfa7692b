"""Two passes: store the height of every subtree, then try each node as the highest of a path.

From its highest node, a path goes down on one side or on both. So the longest path with a given
highest node is as long as the heights of both subtrees together, counted in nodes. Trying every
node finds the longest path of all. If the heights were not stored, each ancestor would measure a
node again: O(n²) on a chain.

For root = [1, 2, 3, 4, 5]:

    node.val  heights[node.left]  heights[node.right]  longest
    4         0                   0                    0
    5         0                   0                    0
    2         1                   1                    2        the path 4, 2, 5
    3         0                   0                    2
    1         2                   1                    3        the path 4, 2, 1, 3
    return 3
Level: 1
Beware: wrong/through_the_root
Time: O(n)
Space: O(n), the heights, and the depth of the recursion: n + 1 calls on a chain
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        heights = {None: 0}
        self.measure(root, heights)
        longest = 0
        for node in heights:
            if node:
                longest = max(longest, heights[node.left] + heights[node.right])
        return longest

    def measure(self, node, heights):
        """Store the height of each subtree below this node: the nodes on its longest path down."""
        if node:
            self.measure(node.left, heights)
            self.measure(node.right, heights)
            heights[node] = 1 + max(heights[node.left], heights[node.right])
