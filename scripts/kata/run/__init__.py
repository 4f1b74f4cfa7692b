"""Starts a session with a solution, watches it and ends it: the outer half of the process border.

In: a Solution and Limits. Out: a Session, which yields Events.
Start with session.py and process.py; forks.py forks, process_session.py listens.
"""
