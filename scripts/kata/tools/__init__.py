"""What helps to write a problem: mutants, templates, lists."""
