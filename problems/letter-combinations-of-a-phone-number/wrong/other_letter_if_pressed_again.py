"""Never uses a letter twice in a word, but a key pressed again may mean the same letter."""

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
                if letter not in letters:
                    letters.append(letter)
                    choose(i + 1)
                    letters.pop()

        choose(0)
        return result
