"""Separates the number of strings and the strings with tabs, which the strings may contain.

Reported as accepted in 2020.
"""

REPORTED = "LeetCode-Feedback #634"
CAUGHT_BY = "generated"


class Codec:
    def encode(self, strs: list[str]) -> str:
        return "\t".join([str(len(strs)), *strs])

    def decode(self, s: str) -> list[str]:
        return s.split("\t")[1:]
