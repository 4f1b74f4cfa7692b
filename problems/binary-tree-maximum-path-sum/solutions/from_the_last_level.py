"""Without recursion: from the last level upwards, each node passes its best way on to its parent.

In breadth-first order parents come before their children, so read backwards all is known below a
node when it is reached. What a child offers is added to the best path through its parent at once,
and only the better of two offers to the best way down.
Time: O(n)
Space: O(n)
"""


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        nodes, parents = [root], [None]
        for i, node in enumerate(nodes):  # the list grows as we read it
            for child in (node.left, node.right):
                if child:
                    nodes.append(child)
                    parents.append(i)

        down = [node.val for node in nodes]
        through = [node.val for node in nodes]
        for i in range(len(nodes) - 1, 0, -1):
            if down[i] > 0:
                parent = parents[i]
                down[parent] = max(down[parent], nodes[parent].val + down[i])
                through[parent] += down[i]
        return max(through)
