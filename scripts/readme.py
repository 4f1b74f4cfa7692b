"""Write the lists into the README files, between their markers: make fmt."""

from kata.cli import end
from kata.problem import problems
from kata.readme import written


def main():
    for path, text in written(problems()).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    end(main)
