"""Returns False if there are no edges, although a single node is a tree."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        if not edges:
            return False
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def is_tree(node, parent):
            if node in seen:
                return False
            seen.add(node)
            return all(is_tree(other, node) for other in near[node] if other != parent)

        return is_tree(0, None) and len(seen) == n
