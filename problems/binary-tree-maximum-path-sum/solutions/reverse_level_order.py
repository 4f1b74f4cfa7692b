"""Level order, read backwards: each node adds its gain to its parent, without recursion.

The gain of a node is the best sum of a path from the node down. In reverse level order, children
precede parents, so a gain is final when its node is reached. A positive gain is added to the best
path through the parent; the parent's own gain uses only the larger of its children's gains.

For root = [-10, 9, 20, null, null, 15, 7]:

    i  gain                 through
    4  [-10, 9, 27, 15, 7]  [-10, 9, 27, 15, 7]  7 goes up to 20
    3  [-10, 9, 35, 15, 7]  [-10, 9, 42, 15, 7]  15 goes up to 20
    2  [25, 9, 35, 15, 7]   [25, 9, 42, 15, 7]   35, not 42, goes up to -10
    1  [25, 9, 35, 15, 7]   [34, 9, 42, 15, 7]   9 goes up to -10
    return 42
Level: 3
From: recursion; on a chain, the recursion is n + 1 calls deep, so list the nodes by levels, and
  read the list backwards: children come before their parents
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
