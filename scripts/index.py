"""Write the lists of solutions into the README files, between their markers: make fmt."""

import sys

from kata import KataError
from kata.index import indexed
from kata.problem import problems


def main():
    try:
        for path, text in indexed(problems()).items():
            path.write_text(text, encoding="utf-8")
    except KataError as error:
        sys.exit(f"index: {error}")


if __name__ == "__main__":
    main()
