"""Breadth-first search: take any unreached node, then its neighbours, then theirs, and so on.

What a search does not reach belongs to other components. The neighbours of each node are kept as a
set, so one intersection finds the neighbours that are not reached yet.

For n = 5, edges = [[0, 1], [1, 2], [3, 4]]:

    node  reached  queue      unreached
    0     {1}      [0, 1]     {2, 3, 4}
    1     {2}      [0, 1, 2]  {3, 4}
    2     set()    [0, 1, 2]  {3, 4}     the first component is complete
    3     {4}      [3, 4]     set()
    4     set()    [3, 4]     set()
    return 2
Level: 2
From: dfs; the recursion may be n calls deep, so keep a queue of the nodes whose neighbours have not
  been visited yet
Ask: You have reached some nodes of a component. Where can you go next, and where do you go on if
  there is no such place?
Beware: wrong/stops_at_neighbours
Time: O(n + e)
Space: O(n + e)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        near = [set() for _ in range(n)]
        for a, b in edges:
            near[a].add(b)
            near[b].add(a)
        unreached = set(range(n))
        components = 0
        while unreached:
            components += 1
            queue = [unreached.pop()]
            for node in queue:  # the list grows as we read it
                reached = near[node] & unreached
                unreached -= reached
                queue += reached
        return components
