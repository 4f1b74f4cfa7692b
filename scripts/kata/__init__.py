"""The engine: finds problems, makes their cases, runs each solution in its own process, judges it.

One word per thing:
  Problem   a folder in problems/: the spec, problem.py, solutions/ and wrong/
  Solution  one file: a technique in solutions/, a mistake in wrong/, or a file from elsewhere
  Case      arguments, where they came from, and the answer
  answer    what is right; what a solution gives is its result
  Verdict   what the judge says about one solution
  Workload  arguments made for timing
  sandbox   what the kernel keeps a solution's process from
Reading order: problem, names, contract, solution, signature, spec; recipe, constants, reference,
cases, budget, generate, cache; the room inside/, which runs next to untrusted code; clock, scratch,
child, process, correctness, verdict, outcome, judge; workers, memory, parallel, watch; notebook,
parts and the room collect/, which finds solutions in files from anywhere; judge_collection;
then the rooms show/, compare/ and page/.
"""


class KataError(Exception):
    """What is wrong, where, the value, and the fix: one line for a person."""
