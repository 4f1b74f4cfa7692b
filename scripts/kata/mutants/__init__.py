"""Solutions with one small change each, which the judge should reject."""
