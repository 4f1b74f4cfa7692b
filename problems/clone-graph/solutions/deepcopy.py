"""The standard library: `deepcopy` remembers what it has copied, as any solution here must.

Its memo is keyed by `id`, and it copies any object at all, through the attributes that it finds.
That costs six nested calls for each node on the way down, and a memo entry for each list.
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy: the memo and the depth of the recursion
"""

from copy import deepcopy


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return deepcopy(node)
