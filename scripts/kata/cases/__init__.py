"""From a problem to its cases, and what is right in each of them."""
