"""Without recursion: from the last level up, each node offers its best way down to its parent.

In breadth-first order, parents come before their children; read backwards, everything below a node
is known when the node is reached. An offer above 0 is added to the best path through the parent,
but only the better of two offers becomes part of the parent's best way down.
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
