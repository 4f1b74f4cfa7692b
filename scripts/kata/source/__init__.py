"""What a source says, read without running it: statements, names, the file most like it."""
