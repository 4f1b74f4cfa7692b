"""Compares the string with its mirror image, which only nested brackets have in common."""

CLOSING = {"(": ")", "[": "]", "{": "}"}


class Solution:
    def isValid(self, s: str) -> bool:
        return all(
            CLOSING.get(left) == right for left, right in zip(s[: (len(s) + 1) // 2], s[::-1])
        )
