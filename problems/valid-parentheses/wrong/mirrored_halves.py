"""Requires the string to be its own mirror image, as only nested brackets are."""

CLOSING = {"(": ")", "[": "]", "{": "}"}


class Solution:
    def isValid(self, s: str) -> bool:
        return all(
            CLOSING.get(left) == right for left, right in zip(s[: (len(s) + 1) // 2], s[::-1])
        )
