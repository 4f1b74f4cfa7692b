"""A queue of beginnings: take the oldest, and put back one for each letter of the next key.

For each key, the queue is gone through once, so all of its words have the same length afterwards.
Time: O(n · 4ⁿ), as a key has up to four letters
Space: O(n) besides the result and the beginnings that it is made of
"""

from collections import deque

KEYS = {
    "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
    "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
}  # fmt: skip


class Solution:
    def letterCombinations(self, digits: str) -> list[str]:
        words = deque([""])
        for digit in digits:
            for _ in range(len(words)):
                word = words.popleft()
                words.extend(word + letter for letter in KEYS[digit])
        return list(words)
