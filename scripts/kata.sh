#!/bin/sh
# The command `kata`: scripts/setup.sh puts this file into .venv/bin.
top=$(cd "$(dirname "$0")/../.." && pwd) || exit 1
exec "$top/.venv/bin/python" "$top/scripts/kata" "$@"
