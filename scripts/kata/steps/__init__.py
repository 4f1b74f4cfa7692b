"""Recordings of a solution's steps, and what they say of a failure."""
