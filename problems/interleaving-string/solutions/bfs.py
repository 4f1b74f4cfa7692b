"""Breadth-first search: a node is a number of letters taken from s1, an edge takes the next letter.

After k letters of s3, it leaves k letters minus that number for s2. So all nodes of a level fit in
one set, and no node is visited twice.
Time: O(m · n)
Space: O(min(m, n))
"""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        level = {0}
        for k, letter in enumerate(s3):
            further = set()
            for i in level:
                if i < len(s1) and s1[i] == letter:
                    further.add(i + 1)
                if k - i < len(s2) and s2[k - i] == letter:
                    further.add(i)
            level = further
        return len(s1) in level
