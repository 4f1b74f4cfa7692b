"""Derives inputs from a signature, its constraints and the examples.

In: a Signature and Constraints. Out: Derived, a recipe as problem.py may define one.
Start with derived.py, which knows what is stated; making.py makes one input.
"""
