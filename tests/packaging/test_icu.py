"""Cutting ICU's data down."""

import struct

import pytest

from .scripts import load

icu = load("linux/icu.py")

HEADER = struct.pack("<HHHHBBBB4s", 32, 0x27DA, 20, 0, 0, 0, 2, 0, b"CmnD").ljust(32, b"\0")
ITEMS = [
    (b"icudt73l/bg.res", b"b" * 16),
    (b"icudt73l/de.res", b"d" * 32),
    (b"icudt73l/x.icu", b"x"),
]


def test_what_is_packed_is_read_again() -> None:
    data = icu.pack(HEADER, ITEMS)
    assert [(name, content.rstrip(b"\0")) for name, content in icu.items(data)] == ITEMS
    again = icu.pack(data, icu.items(data))
    assert again == data


def test_every_item_begins_where_it_may() -> None:
    data = icu.pack(HEADER, ITEMS)
    assert all(data.rindex(content) % 16 == 0 for _, content in ITEMS)


@pytest.mark.parametrize(
    "name",
    [
        *("root.res", "pool.res", "res_index.res", "bg.res", "ru_RU.res", "en_001.res"),
        *("coll/ucadata.icu", "coll/root.res", "coll/bg.res", "nfkc.nrm", "cnvalias.icu"),
        *("zoneinfo64.res", "timezoneTypes.res", "supplementalData.res"),
    ],
)
def test_what_all_languages_and_ours_need_is_kept(name: str) -> None:
    assert icu.is_kept(f"icudt73l/{name}")


@pytest.mark.parametrize(
    "name",
    [
        "de.res",
        "sr_Latn_ME.res",
        "coll/zh.res",
        "brkitr/thaidict.dict",
        "ibm-37.cnv",
        "lang/bg.res",
    ],
)
def test_other_languages_and_encodings_are_not(name: str) -> None:
    assert not icu.is_kept(f"icudt73l/{name}")


def test_other_data_are_refused() -> None:
    with pytest.raises(ValueError, match="not ICU's"):
        icu.pack(b"\x7fELF".ljust(64, b"\0"), [])
