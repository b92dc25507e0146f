"""The command line of the program."""

import gc
import sys
from typing import TYPE_CHECKING

from h2h import __version__
from h2h.cards.code_text import CodeError, CodeFault, full_code

if TYPE_CHECKING:
    from argparse import Namespace

_MB_ICONWARNING = 0x30


def main(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    code: str | None = None
    wished: str | None = None
    picture: str | None = None
    if arguments:  # argparse takes its time, and a start from the desktop has none
        options = _parsed(arguments)
        wished, picture = options.deal, options.self_check
    if wished is not None:
        try:
            code = full_code(wished, "HH")
        except CodeError as error:
            _tell(f"h2h: “{wished}” can't be read as a deal code\nh2h: {_reason(error)}")
            return 2
    # A start makes many objects and drops none: garbage collection stays off until it is done.
    gc.disable()
    try:
        from h2h.app import lean_imports  # noqa: F401 - before anything else of Qt
        from h2h.app.start import run, run_self_check

        return run(code) if picture is None else run_self_check(picture)
    except ImportError as error:
        # Qt is there, but a library of the system that it needs is not.
        if not sys.platform.startswith("linux") or ".so" not in str(error):
            raise
        from h2h.missing import explain_import

        _tell(explain_import(error))
        return 1


def _parsed(arguments: list[str]) -> "Namespace":
    from argparse import ArgumentParser

    parser = ArgumentParser(prog="h2h", description="Heart to Heart and Hearts")
    parser.add_argument("--deal", metavar="CODE", help="start with the deal that a code names")
    parser.add_argument("--version", action="version", version=f"h2h {__version__}")
    parser.add_argument(
        "--self-check",
        nargs="?",
        const="",
        metavar="PICTURE",
        help="play a scripted game off screen and exit; PICTURE is a file for a picture of it",
    )
    return parser.parse_args(arguments)


def _tell(text: str) -> None:
    """Write to the console; on Windows, started from the desktop, there is none: show a box."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)
    elif sys.platform == "win32":
        from ctypes import windll

        windll.user32.MessageBoxW(None, text, "Heart to Heart", _MB_ICONWARNING)


def _reason(error: CodeError) -> str:
    # Before there is a window there is no translation either; the dialog has its own words.
    match error.reason:
        case CodeFault.EMPTY:
            return "it is empty"
        case CodeFault.WRONG_GAME:
            return f"{error.found} is another game; a deal code begins with HH1-N-"
        case CodeFault.UNKNOWN_VERSION:
            return f"version {error.found} of the codes is not known to this program"
        case CodeFault.UNKNOWN_VARIANT:
            return f"{error.found} is not a known variant; a deal code begins with HH1-N-"
        case CodeFault.WRONG_LENGTH:
            return f"it needs seven symbols, as in HH1-N-AAAAAAM, and has {error.place}"
        case CodeFault.WRONG_SYMBOL:
            return (
                f"{error.found!r} in place {error.place} of the seven can't be in a code: "
                "letters A to Z and digits 2 to 7 can"
            )


if __name__ == "__main__":
    sys.exit(main())
