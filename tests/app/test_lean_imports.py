"""PySide imported lean is the same PySide: whatever is asked of it later has the same answer."""

import subprocess
import sys

ASKED = """
from inspect import signature
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib import enum_sig

for ask in (
    lambda: QPointF("a", "b", "c"),
    lambda: QPointF("a"),
    lambda: QRectF(1, 2, 3, "4"),
    lambda: QTimer(nonsense=3),
    lambda: QTimer().start("x"),
    lambda: QTimer.singleShot(),
    lambda: QPainter().drawLine(1, "b"),
    lambda: QObject().nothing,
    lambda: get_signature(QTimer.start),
    lambda: enum_sig.ExactEnumerator.__name__,
    lambda: __import__("PySide6.QtNothing"),
):
    try:
        print(ask())
    except Exception as error:
        print(type(error), error)
"""

FIRST = """
from PySide6.QtCore import QTimer
try:
    QTimer().start("x")
except TypeError as error:
    print(error)
"""


def said(program: str) -> str:
    """Return what a program in a process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def test_errors_and_signatures_read_as_usual() -> None:
    usual = said(ASKED)
    assert usual.count("Supported signatures") == 4
    assert said("from h2h.app import lean_imports\n" + ASKED) == usual
    first = said("from h2h.app import lean_imports\n" + FIRST)
    assert first.startswith("'PySide6.QtCore.QTimer.start'")
    assert first in usual


def test_a_start_imports_no_more_than_it_needs() -> None:
    found = said(
        "from h2h.app import lean_imports\n"
        "import h2h.app.main_window, h2h.app.start, PySide6.QtWidgets, sys\n"
        "for name in ('parser', 'layout', 'mapping', 'errorhandler'):\n"
        "    module = sys.modules[f'shibokensupport.signature.{name}']\n"
        "    if '__getattr__' not in vars(module): print(name)\n"
        "print({'ast', 'dis', 'h2h.app.look_pictures', 'sqlite3'} & sys.modules.keys())"
    )
    assert found == "set()\n"


def test_inspect_is_whole_once_it_is_used() -> None:
    found = said(
        "from h2h.app import lean_imports\n"
        "import dataclasses, inspect\n"
        "@dataclasses.dataclass\n"
        "class Undescribed:\n"
        "    number: int\n"
        "import inspect as again\n"
        "print(Undescribed.__doc__, inspect.signature is again.signature)"
    )
    assert found == "Undescribed(number: int) True\n"


USED_LATER = """
import sys
assert {"ipaddress", "bz2", "lzma", "traceback", "textwrap"} <= sys.modules.keys()
from traceback import format_exc
import bz2, ipaddress, lzma, shutil, textwrap, traceback
print(bz2.decompress(bz2.compress(b"a")), lzma.decompress(lzma.compress(b"b")))
print(ipaddress.ip_address("127.0.0.1").is_loopback, textwrap.dedent("  c"))
print([name for name, *_ in shutil.get_archive_formats()])
try:
    1 / 0
except ZeroDivisionError:
    print(format_exc(), traceback.format_exc())
"""


def test_what_is_imported_later_is_whole() -> None:
    assert said("from h2h.app import lean_imports\n" + USED_LATER) == said(
        "import PySide6.QtCore\n" + USED_LATER
    )
