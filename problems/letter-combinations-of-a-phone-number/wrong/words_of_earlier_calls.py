"""Keeps the result in a default argument, which still holds the words of earlier calls."""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        return self.choose(digits, "")

    def choose(self, digits, word, result=[]):  # noqa: B006 (the mistake)
        if not digits:
            result.append(word)
            return result
        for letter in KEYS[digits[0]]:
            self.choose(digits[1:], word + letter)
        return result
