"""Counts only the nodes that have edges, and forgets nodes without edges."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        near = {0: []}
        for a, b in edges:
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
        seen, queue = {0}, [0]
        for node in queue:  # the list grows as we read it
            for other in near[node]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return len(seen) == len(near) == len(edges) + 1
