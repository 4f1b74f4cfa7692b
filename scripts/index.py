"""Write the lists of solutions into the README files, between their markers: make fmt."""

from kata.cli import end
from kata.index import indexed
from kata.problem import problems


def main():
    for path, text in indexed(problems()).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    end(main)
