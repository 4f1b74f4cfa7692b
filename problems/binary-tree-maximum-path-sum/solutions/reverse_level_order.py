"""Level order, read backwards: each node adds its gain to its parent, without recursion.

In level order, parents come before their children. In reverse order, all gains below a node are
known when the node is reached. A positive gain is added to the best path through the parent; the
best path down from the parent, its own gain, uses only the greater gain of its two children.
Level: 3
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

        gain = [node.val for node in nodes]
        through = [node.val for node in nodes]
        for i in range(len(nodes) - 1, 0, -1):
            if gain[i] > 0:
                parent = parents[i]
                gain[parent] = max(gain[parent], nodes[parent].val + gain[i])
                through[parent] += gain[i]
        return max(through)
