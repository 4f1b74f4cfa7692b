"""Runs in a solution's own process, next to code that nobody has checked.

In: a Setup and requests, through a pipe. Out: records; it knows no answer.
Start with server.py; it imports only this room and wire/.
"""
