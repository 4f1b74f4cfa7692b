"""Turns the rest to the right, so its left side comes next."""


class Solution:
    def spiralOrder(self, matrix: list[list[int]]) -> list[int]:
        order = []
        rest = matrix
        while rest:
            top, *below = rest
            order += top
            rest = [column[::-1] for column in zip(*below)]
        return order
