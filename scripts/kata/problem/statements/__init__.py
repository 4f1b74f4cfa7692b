"""Turns statements in other forms into specs of ours: exports, pages, comments, pasted text.

In: a text from anywhere. Out: a Statement, and what could not be read of it.
Start with statement.py.
"""
