"""Follows each edge only from its first node to its second."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        if len(edges) != n - 1:
            return False
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
        seen, queue = {0}, [0]
        for node in queue:  # the list grows as we read it
            for other in near[node]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return len(seen) == n
