"""Mutants, templates and lists, for whoever adds a problem."""
