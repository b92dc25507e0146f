"""Imports PySide and some of Python's modules without what a start never uses. Import it first.

It only makes the start 60 ms faster. Without it everything works the same.
"""

import builtins
import sys
from importlib import import_module
from types import ModuleType
from typing import Any

# Python modules import others that a start never uses: dataclasses inspect, which imports ast and
# dis; pathlib ipaddress, by way of urllib; shutil bz2 and lzma; PySide traceback and textwrap. Here
# each of them is imported when one of its names is first used, which saves 10 ms and 1.8 MiB.
# importlib's LazyLoader imports too early: in Python 3.11 each import statement looks into it.
_UNUSED = ("inspect", "ipaddress", "bz2", "lzma", "traceback", "textwrap")


class _Later(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if sys.modules[self.__name__] is self:
            del sys.modules[self.__name__]
        module = import_module(self.__name__)
        vars(self).update(vars(module))
        return getattr(module, name)


for _name in _UNUSED:
    sys.modules.setdefault(_name, _Later(_name))

# PySide compiles, at each start, the modules that format signatures and type errors, and these
# import inspect, ast and others. Here each of them runs when one of its names is first used, which
# does not happen unless there is an error to report.
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

# PySide also replaces the import function by one that reads the source of every module imported
# later, to find feature switches. This program has none: restoring the original function saves
# 10 ms and the memory of all those texts. These stand-ins are used until it is restored.
_NO_FEATURE = """
def feature_import(*_, **__): ...
def feature_imported(*_, **__): ...
"""

# PySide looks this up in the module's own dictionary.
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
