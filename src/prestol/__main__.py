"""``python -m prestol`` is the command ``prestol``."""

from prestol.cli import main

main()
