"""Make a repository of many problems, to see that everything stays quick: many.py FOLDER [NUMBER].

Each problem is the tiny one with five solutions. In FOLDER, `make test P=double-500` should start
to judge within two seconds, and `.venv/bin/python -m pytest --collect-only -q` end within 15.
"""

import sys
from pathlib import Path

from tiny import ADDS, ROOT, RULES, SPEC, SQUARES, Repository


def main(folder, number=1000):
    repository = Repository(folder)
    for name in "requirements.txt", ".gitignore":
        repository.write(name, (ROOT / name).read_text(encoding="utf-8"))
    for i in range(int(number)):
        problem = f"problems/double-{i}"
        repository.write(f"{problem}/README.md", SPEC)
        repository.write(f"{problem}/problem.py", RULES)
        repository.write(f"{problem}/wrong/squares.py", SQUARES)
        for solution in "adds", "adds_again", "doubles", "shifts", "sums":
            repository.write(f"{problem}/solutions/{solution}.py", ADDS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
