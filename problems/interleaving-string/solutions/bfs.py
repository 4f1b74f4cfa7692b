"""Breadth-first search: a node is a number of letters taken from s1; an edge takes the next letter.

After k letters of s3, a node i has taken i letters from s1 and k - i from s2. So the nodes of a
level fit in one set, which merges the paths that lead to the same node. `s3` is an interleaving if
the last level has the node with all letters of s1.

For s1 = "aab", s2 = "ac", s3 = "aacab":

    k  letter  level
    -  -       {0}
    0  a       {0, 1}  the first a comes from either string
    1  a       {1, 2}
    2  c       {1}     one letter of s1 and both of s2
    3  a       {2}
    4  b       {3}     all letters of s1
    return True
Level: 3
From: table; only true entries lead to others, so keep the pairs that are reached, one letter of s3
  at a time
Beware: wrong/first_string_first
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
