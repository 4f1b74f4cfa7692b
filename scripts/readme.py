"""Write the lists into the README files, between their markers: make fmt."""

import sys

from kata.commands.cli import end
from kata.commands.lists import written
from kata.problem.folder import problems


def main():
    texts, left_out = written(problems())
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    for problem, error in left_out.items():
        print(f"fmt: {problem.slug} is left out of the lists: {error}", file=sys.stderr)
    return int(bool(left_out))


if __name__ == "__main__":
    end(main)
