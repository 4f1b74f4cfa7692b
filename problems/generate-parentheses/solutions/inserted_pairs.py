"""Insertion: put () into every place of each string with one pair fewer; a set drops repetitions.

Every well-formed string has an innermost pair, (). Without this pair, the string is still
well-formed and was made in the previous round, so every string is found.

For n = 3:

    strings
    {''}
    {'()'}
    {'()()', '(())'}
Level: 3
From: brute_force; all strings are made and tested, so make only well-formed strings, from shorter
  ones
Beware: wrong/keeps_duplicates
Time: O(n² C), for C = (2n)! / (n! (n + 1)!) results
Space: O(n C)
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = {""}
        for _ in range(n):
            strings = {
                string[:place] + "()" + string[place:]
                for string in strings
                for place in range(len(string) + 1)
            }
        return list(strings)
