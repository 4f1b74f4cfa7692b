"""Never takes a letter back, so the letters of earlier words stay in later words."""

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        result = []
        letters = []

        def choose(i):
            if i == len(digits):
                result.append("".join(letters))
                return
            for letter in KEYS[digits[i]]:
                letters.append(letter)
                choose(i + 1)

        choose(0)
        return result
