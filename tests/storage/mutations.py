"""Damage, made by Hypothesis: files and codes that are nearly right."""

from pathlib import Path
from zlib import crc32

from hypothesis import strategies as st

from h2h.cards.code_text import ALPHABET
from tests.storage.games import Kind

_TEXTS = [b"D*999999 ", b"25+0 ", b"S next; ", b"null", b"-1", b"1e999", b'"', b"{", b"\0", b"\xff"]
_START = len(b'{"checksum":"00000000",')


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """Change a file in one to four places; half of the time its checksum is made right again."""
    data = bytearray(whole)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        end = min(len(data), at + draw(st.integers(0, 12)))
        other = draw(st.integers(0, len(data)))
        new = draw(
            st.one_of(
                st.binary(max_size=6),
                st.sampled_from(_TEXTS),
                st.just(bytes(data[other : other + 9])),
            )
        )
        data[at:end] = new
    if draw(st.booleans()):
        data = data[: draw(st.integers(0, len(data)))] if draw(st.booleans()) else data
    if draw(st.booleans()):
        rest = bytes(data[_START:])
        return b'{"checksum":"%08x",' % crc32(rest) + rest
    return bytes(data)


def assert_nothing_lost(kind: Kind, folder: Path, content: bytes) -> None:
    """Load a damaged file: it is believed or kept under another name, and never raises."""
    kind.path(folder).write_bytes(content)
    loaded = kind.load(folder)
    if loaded.saved is not None:
        assert loaded.problem is None
        return
    assert loaded.problem
    assert loaded.problem.kept_as
    assert loaded.problem.kept_as.read_bytes() == content
    loaded.problem.kept_as.unlink()


@st.composite
def codes(draw: st.DrawFn) -> str:
    """Return a text that is nearly a code."""
    game = draw(st.sampled_from(["HH1-N-", "HT1-N-", "hh1n", "НН1-N-", "HH2-N-", "HH1-X-", ""]))
    symbols = draw(st.text(ALPHABET + "018 -–", min_size=5, max_size=9))
    text = game + symbols
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.text(max_size=2)) + text[at + draw(st.integers(0, 2)) :]
    return text
