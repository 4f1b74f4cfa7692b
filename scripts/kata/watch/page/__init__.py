"""Builds pages on which solutions are watched at work.

In: a Problem, its Cases, and a PageRequest. Out: HTML that needs no server.
Start with build.py; plan.py chooses what is shown, recordings.py records it.
"""
