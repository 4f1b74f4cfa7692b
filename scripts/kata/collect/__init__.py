"""Finds solutions in files from anywhere, and the problem that each of them solves.

In: paths, and the problems that they may be for. Out: a Collection, and verdicts of a cluster.
Start with model.py and submissions.py; fit.py decides which problem a definition solves.
"""
