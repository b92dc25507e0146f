"""The command line of the program."""

import argparse
import sys

from h2h import __version__
from h2h.engine.heart_to_heart import DealCode, DealCodeError


def main(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    parser = argparse.ArgumentParser(prog="h2h", description="Heart to Heart and Hearts")
    parser.add_argument("--deal", metavar="CODE", help="start with the deal that a code names")
    parser.add_argument("--version", action="version", version=f"h2h {__version__}")
    parser.add_argument(
        "--self-check", action="store_true", help="play a scripted game off screen and exit"
    )
    options = parser.parse_args(arguments)
    code = None
    if options.deal is not None:
        try:
            code = DealCode.parse(options.deal)
        except DealCodeError as error:
            print(f"h2h: {options.deal!r} is not a deal code: {error}", file=sys.stderr)
            return 2
    from h2h.app.start import run

    return run(code)


if __name__ == "__main__":
    sys.exit(main())
