"""Requires the string to be its own mirror image, but brackets side by side need not be."""

CLOSING = {"(": ")", "[": "]", "{": "}"}


class Solution:
    def isValid(self, s: str) -> bool:
        return all(
            CLOSING.get(left) == right for left, right in zip(s[: (len(s) + 1) // 2], s[::-1])
        )
