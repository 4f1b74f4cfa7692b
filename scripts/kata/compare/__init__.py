"""Timing solutions side by side: workloads, rounds, statistics, and tables of what they say."""
