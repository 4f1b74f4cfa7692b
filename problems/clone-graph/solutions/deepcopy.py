"""The standard library: `deepcopy` remembers what it has copied, as any solution here must.

It copies objects of almost any class, attribute by attribute, and keeps the copies in a memo by
`id`. That costs six nested calls for each node on the way down, and memo entries for its attributes
and its list.
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy: the memo and the depth of the recursion
"""

from copy import deepcopy


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return deepcopy(node)
