"""Imports PySide without what this program never uses; to be imported before anything else of Qt.

It changes nothing that a program can see, only what a start costs: without it all works the same,
25 ms later.
"""

import builtins
from typing import Any

# PySide carries its support code as source and compiles it at each start, the script that writes
# type stubs too. Nothing calls that one here: taken as empty, it saves 15 ms.
_STUBS = "shibokensupport/signature/lib/"
_UNUSED = (f"{_STUBS}pyi_generator.py", f"{_STUBS}enum_sig.py")


def _compile(source: Any, name: Any, *how: Any, **more: Any) -> Any:
    return _plain_compile("" if name in _UNUSED else source, name, *how, **more)


# PySide also replaces the import statement by one that reads the source text of every module
# imported later, to find feature switches in it. There are none here: putting the plain one back
# saves 10 ms and the memory of all those texts.
_plain_compile, _plain_import = builtins.compile, builtins.__import__
builtins.compile = _compile  # type: ignore[assignment]
try:
    import PySide6.QtCore  # noqa: F401
finally:
    builtins.compile, builtins.__import__ = _plain_compile, _plain_import
