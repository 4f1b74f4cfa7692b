"""Reads the constraints of a spec, and says how an input breaks them.

In: the text of a spec. Out: Constraints, one entry for each thing that a line says.
Start with read.py; each kind of constraint is a class, in a file of its kin.
"""
