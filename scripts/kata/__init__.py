"""The engine: finds problems, makes their cases, runs solutions apart, and judges what they answer.

A word means one thing everywhere:
  Problem   a folder in problems/: the spec, problem.py, solutions/ and wrong/
  Solution  one file: a technique in solutions/, or a mistake in wrong/
  Case      arguments, where they came from, and the answer expected
  Verdict   what the judge says of one solution
  Workload  arguments made for timing
Reading order: solution, problem, spec, cases, prepare; records, loading, runner, process, judge;
plain, picture, show; and for comparing stats, jobs, timer, measure, summary, table.
"""


class KataError(Exception):
    """What is wrong, where, the value, and the fix, in one line for a person."""
