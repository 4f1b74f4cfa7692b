"""Returns false whenever s1 or s2 is empty and s3 is not."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False
        if (s1 == "" or s2 == "") and s3 != "":
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
