"""Level order, read backwards: each node adds its gain to its parent, without recursion.

The gain of a node is the best sum of a path from the node down. In reverse level order, children
precede parents, so a gain is final when its node is reached. A positive gain is added to the best
path through the parent; the parent's own gain uses only the greater of its children's gains.
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
