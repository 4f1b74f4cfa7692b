"""Stack of values: push each number; an operator replaces the two values on top with its result.

The right operand is on top, since it was pushed last. The quotient of two 32-bit integers is
exact enough as a float, and `int` rounds it towards zero, unlike `//`.

For tokens = ["2", "1", "+", "3", "*"]:

    token  stack
    2      [2]
    1      [2, 1]
    +      [3]     2 + 1
    3      [3, 3]
    *      [9]
    return 9
Level: 2
From: rewriting; every replacement moves the rest of the list, so leave the list alone, and collect
  the values that no operator has used yet
Ask: When an operator comes, which of the values so far are its operands? Where does its result go?
Beware: wrong/rounds_down, wrong/operands_swapped
Time: O(n)
Space: O(n)
"""


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        stack = []
        for token in tokens:
            if token not in ("+", "-", "*", "/"):
                stack.append(int(token))
                continue
            right = stack.pop()
            left = stack.pop()
            if token == "+":
                stack.append(left + right)
            elif token == "-":
                stack.append(left - right)
            elif token == "*":
                stack.append(left * right)
            else:
                stack.append(int(left / right))
        return stack[-1]
