"""Dynamic programming: `ways[end]` is the number of ways to decode the first `end` digits.

The last number has one digit or two, and an earlier entry holds the ways for the digits before it:

    ways[end] = ways[end - 1]  if the last digit is not 0
              + ways[end - 2]  if the last two digits are a number from 10 to 26

The base case is ways[0] = 1: there is one way to decode nothing.

For s = "1210":

    end  ways
    -    [1, 0, 0, 0, 0]
    1    [1, 1, 0, 0, 0]
    2    [1, 1, 2, 0, 0]  "1 2" and "12"
    3    [1, 1, 2, 3, 0]  "1 2 1", "12 1" and "1 21"
    4    [1, 1, 2, 3, 2]  "10" is the only number that ends here
    return 2
Level: 2
From: memoized_recursion; if the ways are counted for each prefix, the shortest first, no recursion
  is needed
Ask: How many digits may the last number have, and which digits are then decoded before it?
Beware: wrong/zero_is_a_letter, wrong/first_digit_unchecked
Time: O(n)
Space: O(n)
"""


class Solution:
    def numDecodings(self, s: str) -> int:
        ways = [1] + [0] * len(s)
        for end in range(1, len(s) + 1):
            if s[end - 1] != "0":
                ways[end] += ways[end - 1]
            if end >= 2 and "10" <= s[end - 2 : end] <= "26":
                ways[end] += ways[end - 2]
        return ways[len(s)]
