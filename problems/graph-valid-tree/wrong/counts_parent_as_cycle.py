"""Reports a cycle when it looks back at the node from which the search came."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen = set()

        def is_tree(node):
            if node in seen:
                return False
            seen.add(node)
            return all(is_tree(other) for other in near[node])

        return is_tree(0) and len(seen) == n
