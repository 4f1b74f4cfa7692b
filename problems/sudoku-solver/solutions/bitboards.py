"""Bitboards: for each digit, an 81-bit mask holds the squares where it may still go.

Counting each bit over the nine masks shows which squares have a single candidate. A digit has one
place left in a house (row, column or box) if its mask has one bit there. If nothing is forced, the
search picks a square, with two candidates if possible, and tries each candidate on a copy.
Level: 4
From: propagation; one digit is struck from one square at a time, so strike a digit from all squares
  at once
Time: O(9^b) for b blanks in the worst case; most grids need few guesses or none
Space: O(b), nine masks for each open guess
"""

ALL = (1 << 81) - 1
ROWS = [0b111111111 << 9 * i for i in range(9)]
COLUMNS = [sum(1 << 9 * j + i for j in range(9)) for i in range(9)]
BOXES = [0b111_000000111_000000111 << 27 * (i // 3) + 3 * (i % 3) for i in range(9)]
HOUSES = ROWS + COLUMNS + BOXES
SEEN_FROM = {  # by the bit of the square
    1 << i: (ROWS[i // 9] | COLUMNS[i % 9] | BOXES[i // 27 * 3 + i % 9 // 3]) ^ 1 << i
    for i in range(81)
}


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        text = "".join(map("".join, board))
        blank = self.squares(text, ".")
        places = self.search([blank | self.squares(text, digit) for digit in "123456789"])
        for digit, squares in zip("123456789", places):
            for bit in self.bits(squares & blank):
                row, column = divmod(bit.bit_length() - 1, 9)
                board[row][column] = digit

    def squares(self, text, mark):
        return sum(1 << i for i, other in enumerate(text) if other == mark)

    def bits(self, number):
        while number:
            bit = number & -number
            yield bit
            number ^= bit

    def search(self, places):
        """The nine masks, with a single candidate for every square, or None."""
        done = [0] * 9
        while True:
            once = twice = thrice = 0
            for squares in places:
                thrice |= twice & squares
                twice |= once & squares
                once |= squares
            if once != ALL:
                return None  # a square without a candidate
            if not twice:
                break
            before = places[:]
            if not self.force(places, done, once & ~twice):
                return None
            if places == before:
                return self.guess(places, twice & ~thrice or twice)
        return places if all(squares & house for squares in places for house in HOUSES) else None

    def force(self, places, done, single):
        """Fix what has one candidate or one place left; False where a digit has no place."""
        for digit in range(9):
            fixed = places[digit] & single
            for house in HOUSES:
                here = places[digit] & house
                if (here & (here - 1)) == 0:  # one bit, or none
                    if here == 0:
                        return False
                    fixed |= here
            for bit in self.bits(fixed & ~done[digit]):
                places[digit] &= ~SEEN_FROM[bit]
            for other in range(9):
                if other != digit:
                    places[other] &= ~fixed
            done[digit] |= fixed
        return True

    def guess(self, places, squares):
        """Try each candidate of the first of these squares."""
        square = squares & -squares
        for digit in range(9):
            if places[digit] & square:
                guessed = [other & ~square for other in places]
                guessed[digit] |= square
                if solved := self.search(guessed):
                    return solved
        return None
