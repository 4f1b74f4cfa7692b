"""Watching a solution at work: its steps, why it fails, and pages."""
