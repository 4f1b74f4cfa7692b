"""Finds solutions in files from anywhere, and the problem that each of them solves."""
