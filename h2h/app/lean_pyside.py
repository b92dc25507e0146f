"""Imports PySide without what this program never uses; to be imported before anything else of Qt.

It changes nothing that a program can see, only what a start costs: without it all works the same,
40 ms later.
"""

import builtins
from typing import Any

# PySide carries the modules that put signatures and type errors into words as source, compiles them
# at each start, and with them come inspect, ast and their like. Here each is run when something of
# it is first asked for, which in a program without faults is never.
_SUPPORT = "shibokensupport/"
_AT_ONCE = ("__init__.py", "loader.py", "importhandler.py")
_LATER = """
def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    del globals()["__getattr__"]
    exec(compile(__loader__.zfile.read(__file__), __file__, "exec"), globals())
    return globals()[name]
"""

# PySide also replaces the import statement by one that reads the source text of every module
# imported later, to find feature switches in it. There are none here: putting the plain one back
# saves 10 ms and the memory of all those texts. Until then this answers it.
_NO_FEATURE = """
def feature_import(*_, **__): ...
def feature_imported(*_, **__): ...
"""

# Looked for by PySide in the module's own dictionary.
_MAPPING = """
def update_mapping():
    __getattr__("update_mapping")
    return update_mapping()
"""
_BESIDES = {f"{_SUPPORT}feature.py": _NO_FEATURE, f"{_SUPPORT}signature/mapping.py": _MAPPING}


def _compile(source: Any, path: Any, *how: Any, **more: Any) -> Any:
    if isinstance(path, str) and path.startswith(_SUPPORT) and not path.endswith(_AT_ONCE):
        source = _LATER + _BESIDES.get(path, "")
    return _plain_compile(source, path, *how, **more)


_plain_compile, _plain_import = builtins.compile, builtins.__import__
builtins.compile = _compile  # type: ignore[assignment]
try:
    import PySide6.QtCore  # noqa: F401
finally:
    builtins.compile, builtins.__import__ = _plain_compile, _plain_import
