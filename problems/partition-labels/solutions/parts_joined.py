"""Stack of parts: a letter that occurs in an earlier part joins all parts from there to the end.

The string is read once, and after each letter, the stack holds the parts of the prefix that has
been read. So this also works for letters that arrive one at a time.
Level: 4
From: open_letters; the letters of the whole string have to be counted first, so cut after each
  letter at once, and join parts again when a letter comes back
Time: O(n), amortized: a part has at most 26 letters, and is joined only once
Space: O(1): at most 26 parts, as each letter is in only one
"""


class Solution:
    def partitionLabels(self, s: str) -> list[int]:
        parts = []  # (the letters of the part, its length)
        seen = set()
        for letter in s:
            letters, length = {letter}, 1
            if letter in seen:
                before = set()
                while letter not in before:
                    before, more = parts.pop()
                    letters |= before
                    length += more
            seen.add(letter)
            parts.append((letters, length))
        return [length for _, length in parts]
