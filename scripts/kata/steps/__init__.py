"""Recordings of a solution's steps."""
