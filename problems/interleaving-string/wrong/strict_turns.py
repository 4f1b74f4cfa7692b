"""Takes as many letters as fit from one string, then from the other, in strict alternation."""


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        return self.takes_turns(s1, s2, s3) or self.takes_turns(s2, s1, s3)

    def takes_turns(self, rest, other, s3):
        k = missed = 0
        while missed < 2:
            end = 0
            while end < len(rest) and k < len(s3) and rest[end] == s3[k]:
                end += 1
                k += 1
            missed = 0 if end > 0 else missed + 1
            rest, other = other, rest[end:]
        return rest == other == "" and k == len(s3)
