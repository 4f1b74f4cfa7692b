"""Backtracking: for each letter of a key, append it, recurse for the next key, and take it back.

Each call is one of the nested loops, and the call for the next key is the loop inside it. Each word
is one path of choices, one choice for each key, so each word is made exactly once. The base case is
a word that has a letter for every key.

For digits = "23":

    i  letters
    0  []
    1  ['a']
    2  ['a', 'd']  a word; d is taken back
    2  ['a', 'e']
    2  ['a', 'f']
    1  ['b']
    2  ['b', 'd']  and so on
Level: 2
From: cascading; all prefixes of words are kept at once, although one is enough at a time, so finish
  a word before starting the next one
Ask: For three keys, you would write three nested loops. How do you nest as many loops as there are
  keys?
Beware: wrong/never_takes_back
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n) besides the result
"""

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
                letters.pop()

        choose(0)
        return result
