"""Texts to translate are whole and literal.

The extractor takes the text of ``tr(f"…")`` as it stands in the source, and at run time another
one is looked up: it never matches, and no tool says so. The same goes for any text that is put
together before it is looked up.
"""

import ast
import re

import pytest

from tests.project.sources import calls_in, name_of, python_files

# Which arguments of each call are taken by the extractor.
EXTRACTED = {"tr": (0, 1), "translate": (0, 1, 2), "QT_TR_NOOP": (0,), "QT_TRANSLATE_NOOP": (0, 1)}
NAMED = re.compile(rf"\b({'|'.join(EXTRACTED)})\b")


def _is_put_together(text: ast.expr) -> bool:
    """Tell a text made of parts from numbers, which QPainter.translate is called with."""
    return isinstance(text, ast.JoinedStr | ast.BinOp | ast.Call) and any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.walk(text)
    )


def put_together(source: str) -> list[str]:
    """Return the calls that look up a text which is an f-string or is put together."""
    if not NAMED.search(source):
        return []  # parsing takes long
    return [
        f"line {call.lineno}: {ast.unparse(call)}"
        for name, call in calls_in(source)
        for index in EXTRACTED.get(name, ())
        if index < len(call.args)
        and _is_put_together(call.args[index])
        and not (name == "translate" and len(call.args) == 1)  # str.translate
    ]


def test_no_text_is_put_together_before_it_is_translated() -> None:
    found = {name_of(path): put_together(path.read_text("utf-8")) for path in python_files("h2h")}
    assert {name: calls for name, calls in found.items() if calls} == {}


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"Deal {code}")',
        'self.tr("Deal " + code)',
        'self.tr("Deal %s" % code)',
        'self.tr("Deal {}".format(code))',
        'QCoreApplication.translate("Game", f"Deal {code}")',
        'tr(f"Deal {code}")',
    ],
)
def test_such_a_line_would_be_noticed(line: str) -> None:
    assert len(put_together(line)) == 1


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("Deal {}").format(code)',
        'self.tr("one text " "in two parts")',
        'self.tr("%n moves", "", moves)',
        'text.translate(str.maketrans("AB", "CD"))',
        "painter.translate(x + 1, -y)",
    ],
)
def test_a_text_filled_in_afterwards_is_right(line: str) -> None:
    assert put_together(line) == []
