"""Write the lists of solutions into the README files, between their markers: make fmt."""

from kata.cli import end
from kata.problem import problems
from kata.readme import indexed


def main():
    for path, text in indexed(problems()).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    end(main)
