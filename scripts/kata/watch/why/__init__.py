"""Tells how a failure came about, as far as recordings show it.

In: a Verdict that is not accepted. Out: the same with a smaller input, Sentences and an Account.
Start with explain.py; slice.py goes back through a run, parted.py compares two.
"""
