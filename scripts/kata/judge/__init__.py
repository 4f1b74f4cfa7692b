"""Verdicts on solutions: on one, on many, and those of earlier runs."""
