"""Recordings of a solution's steps, and what each step does."""
