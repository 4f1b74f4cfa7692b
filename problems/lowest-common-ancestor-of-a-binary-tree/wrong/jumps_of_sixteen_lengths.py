"""Climbs in jumps of 1, 2, 4 ... 2¹⁵, which are too short for a very deep node."""

CAUGHT_BY = "orders"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        nodes, parents, depths = [root], [0], [0]
        for i, node in enumerate(nodes):  # the list grows as we read it
            for child in (node.left, node.right):
                if child:
                    nodes.append(child)
                    parents.append(i)
                    depths.append(depths[i] + 1)
        jumps = [parents]  # jumps[j][i] is 2 ** j levels above i; the root stays where it is
        while len(jumps) < 16:
            last = jumps[-1]
            jumps.append([last[i] for i in last])

        high, low = sorted((nodes.index(p), nodes.index(q)))
        gap = depths[low] - depths[high]
        for j, jump in enumerate(jumps):
            if (gap >> j) & 1:
                low = jump[low]
        if low == high:
            return nodes[low]
        for jump in reversed(jumps):
            if jump[low] != jump[high]:
                low, high = jump[low], jump[high]
        return nodes[parents[low]]
