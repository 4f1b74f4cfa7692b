"""Print the best times of the solutions of each problem: make compare [P=minesweeper]."""

import argparse
import copy
import sys
import threading
from time import perf_counter

from kata import KataError, runner
from kata.problem import problem, problems

ROUNDS = 7


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("problem", nargs="?")
    slug = parser.parse_args().problem
    try:
        for one in [problem(slug)] if slug else problems():
            print(one.slug)
            for solution in one.solutions:
                solve = getattr(runner.load(solution.path).Solution(), one.rules.METHOD)
                times = {
                    name: best(solve, arguments)
                    for name, arguments in one.rules.workloads(one.rules.LARGEST).items()
                }
                cells = (f"{name} {1000 * time:.3f} ms" for name, time in times.items())
                print(f"  {solution.name:16}", "   ".join(cells))
    except KataError as error:
        sys.exit(f"compare: {error}")


def best(solve, arguments):
    times = []
    for _ in range(ROUNDS):
        given = copy.deepcopy(arguments)
        begin = perf_counter()
        solve(*given)
        times.append(perf_counter() - begin)
    return min(times)


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    threading.stack_size(256 << 20)
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
