"""Climbs in jumps of 1, 2, 4 ... 2¹⁵, which are too short for a very deep node."""

CAUGHT_BY = "killers"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        parent, depth, nodes = {root: root}, {root: 0}, [root]
        for node in nodes:
            for child in filter(None, (node.left, node.right)):
                parent[child], depth[child] = node, depth[node] + 1
                nodes.append(child)
        jumps = [parent]
        while len(jumps) < 16:
            last = jumps[-1]
            jumps.append({node: last[last[node]] for node in nodes})
        high, low = sorted((p, q), key=depth.get)
        for i, jump in enumerate(jumps):
            if (depth[low] - depth[high]) >> i & 1:
                low = jump[low]
        if low is high:
            return low
        for jump in reversed(jumps):
            if jump[low] is not jump[high]:
                low, high = jump[low], jump[high]
        return parent[low]
