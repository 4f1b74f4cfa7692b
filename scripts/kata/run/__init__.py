"""The outer half of the process border: a solution's process is started, watched and ended."""
