"""The command line: ``director COMMAND …``."""

import sys

from bot.fronts.terminal import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
