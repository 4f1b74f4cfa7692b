"""Verdicts for people and for programs; nothing here runs a solution."""
