"""Runs one case of a file in this very process, so that a debugger stops at breakpoints in it.

    .venv/bin/python -m pdb scripts/debug.py FILE CASE

FILE is your own, and runs as any script does that you start: without the sandbox and its limits.
CASE is the number or the name of a case, or an input, as for `kata judge`.
"""

import marshal
import subprocess
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).absolute().parent)

from kata.inside.load import load  # noqa: E402 (it can be found only now)
from kata.wire.limits import Limits  # noqa: E402
from kata.wire.model import Setup, Shape  # noqa: E402


def main(file: str, text: str) -> None:
    """Run the case, and show its result beside the answer."""
    # It is looked up in another process, which no debugger slows down or stops.
    command = [sys.executable, __file__, "--case", file, text]
    asked = subprocess.run(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, check=False)
    if asked.returncode:
        sys.exit(asked.returncode)
    path, shape, case, expected = marshal.loads(asked.stdout)
    setup = Setup(path, Shape(*shape), Limits(), attached=True)
    caller = load(setup, path)
    call, arguments = caller.prepare(case)
    result = caller.finish(arguments, call(*arguments))
    print(f"result   {result!r}\nexpected {marshal.loads(expected)!r}")


def tell(file: str, text: str) -> None:
    """Write the path and the shape of the solution, and the case, for the process that asks."""
    from kata import KataError
    from kata.collect.submissions import collected
    from kata.commands.chosen import case_meant, readable_problems

    try:
        found = collected([file], readable_problems("debug")).solutions
        if not found:
            sys.exit(f"debug: {file}: no solution of a problem here")
        cases, index = case_meant(found[0], text)
    except KataError as error:
        sys.exit(f"debug: {error}")
    case, solution = cases[index], found[0]
    told = str(solution.path.absolute()), tuple(solution.shape), case.arguments, case.answer
    sys.stdout.buffer.write(marshal.dumps(told))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--case", file, text]:
            tell(file, text)
        case [file, text]:
            main(file, text)
        case _:
            sys.exit("usage: python scripts/debug.py FILE CASE")
