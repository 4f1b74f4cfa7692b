"""A folder of problems/, read and checked: its spec, its rules, its solutions."""
