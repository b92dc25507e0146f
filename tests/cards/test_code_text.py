"""Reading codes: what is read, what is refused, and what the refusal says."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from h2h.cards.code_text import (
    ALPHABET,
    LENGTH,
    NUMBERS,
    CodeError,
    CodeFault,
    find_code,
    read_code,
    write_code,
)

DASHES = "-‐‑‒–—―−﹣－_"
BLANKS = " \t\n\r\v\f\u00a0\u2003\u3000"
UNSEEN = "\u00ad\u200b\u200e\ufeff"
TWELVE = "HH1-N-AAAAAAM"

READ_AS_TWELVE = {
    "as shown": TWELVE,
    "lower case": "hh1-n-aaaaaam",
    "mixed case": "Hh1-n-AaAaAaM",
    "blanks around": "  HH1-N-AAAAAAM\r\n",
    "blanks within": "H H 1 - N - A A A A A A M",
    "no-break spaces": "HH1\u00a0N\u00a0AAAAAAM",
    "what can't be seen": "\ufeffHH1-N-\u200bAAAA\u00adAAM\u200f",
    "no dashes": "HH1NAAAAAAM",
    "first dash left out": "HH1N-AAAAAAM",
    "second dash left out": "HH1-NAAAAAAM",
    "a dash within the symbols": "HH1-N-AAAA-AAM",
    "a dash within the symbols and none before": "HH1-NAAA-AAAM",
    "two dashes for one": "HH1--N--AAAAAAM",
    "dash after the game": "HH-1-N-AAAAAAM",
    "dashes around": "—HH1-N-AAAAAAM—",
    "en dashes": "HH1–N–AAAAAAM",
    "blanks and em dashes": "HH1 — N — AAAAAAM",
    "the symbols alone": "AAAAAAM",
    "the symbols alone, lower case, in groups": "aaa aa-am",
    "Cyrillic look-alikes": "НН1-N-ААААААМ",
    "small Cyrillic look-alikes": "нн1-n-аааааам",
    "one Cyrillic letter among Latin ones": "HH1-N-AAAAAAМ",
}


@pytest.mark.parametrize("text", READ_AS_TWELVE.values(), ids=READ_AS_TWELVE)
def test_a_code_is_read_however_people_write_it(text: str) -> None:
    assert read_code(text, "HH") == 12


@pytest.mark.parametrize("dash", DASHES, ids=lambda dash: f"U+{ord(dash):04X}")
def test_any_dash_is_a_dash(dash: str) -> None:
    assert read_code(f"HH1{dash}N{dash}AAAAAAM", "HH") == 12


@pytest.mark.parametrize(
    ("cyrillic", "latin"), list(zip("АВЕКМНОРСТУХ", "ABEKMHOPCTYX", strict=True))
)
def test_a_cyrillic_letter_is_read_as_the_latin_one_it_looks_like(
    cyrillic: str, latin: str
) -> None:
    expected = read_code(f"AAAAAA{latin}", "HH")
    assert read_code(f"AAAAAA{cyrillic}", "HH") == expected
    assert read_code(f"aaaaaa{cyrillic.lower()}", "HH") == expected


@pytest.mark.parametrize("letter", "ıİ")
def test_a_turkish_i_is_an_i(letter: str) -> None:
    assert read_code(f"AAAAAA{letter}", "HH") == read_code("AAAAAAI", "HH")


def test_seven_symbols_that_begin_like_a_code_are_read_as_symbols() -> None:
    assert write_code("HH", read_code("HH2NAAA", "HH")) == "HH1-N-HH2NAAA"


EMPTY, GAME, VERSION, VARIANT, LONG, SYMBOL = CodeFault
REFUSED = {
    "nothing": ("", EMPTY, "", 0),
    "blanks": (BLANKS, EMPTY, "", 0),
    "dashes": (DASHES, EMPTY, "", 0),
    "only what can't be seen": (UNSEEN, EMPTY, "", 0),
    "a code of Hearts": ("HT1-N-AAAAAAM", GAME, "HT", 0),
    "a code of another game": ("kl1-n-aaaaaam", GAME, "KL", 0),
    "a later version": ("HH2-N-AAAAAAM", VERSION, "2", 0),
    "a later version without dashes": ("HH2NAAAAAAM", VERSION, "2", 0),
    "a much later version": ("HH" + "9" * 10_000 + "-N-AAAAAAM", VERSION, "9" * 20, 0),
    "another variant": ("HH1-X-AAAAAAM", VARIANT, "X", 0),
    "a variant of several letters": ("HH1-EASY-AAAAAAM", VARIANT, "EASY", 0),
    "no symbol": ("HH1-N-", LONG, "", 0),
    "game and version alone": ("HH1", LONG, "", 0),
    "a symbol too few": ("HH1-N-AAAAAA", LONG, "", 6),
    "doubled dashes and a symbol too few": ("HH1--N--AAAAAA", LONG, "", 6),
    "a symbol too many": ("HH1-N-AAAAAAMA", LONG, "", 8),
    "three symbols alone": ("AAM", LONG, "", 3),
    "ten thousand characters": ("A" * 10_000, LONG, "", 10_000),
    "ten thousand letters of no code": ("щ" * 10_000, LONG, "", 10_000),
    "zero": ("HH1-N-AAAAAA0", SYMBOL, "0", 7),
    "one": ("HH1-N-1AAAAAM", SYMBOL, "1", 1),
    "eight": ("HH1-N-AAA8AAM", SYMBOL, "8", 4),
    "nine, and the first of two": ("HH1-N-AA9AA0M", SYMBOL, "9", 3),
    "zero in symbols alone": ("AAAAAA0", SYMBOL, "0", 7),
    "a Cyrillic letter like no other": ("HH1-N-AAAAAЖM", SYMBOL, "Ж", 6),
    "a small one": ("HH1-N-AAAAAжM", SYMBOL, "ж", 6),
    "sharp s": ("HH1-N-AAAAAAß", SYMBOL, "ß", 7),
    "long s": ("HH1-N-AAAAAAſ", SYMBOL, "ſ", 7),
    "Kelvin sign": ("HH1-N-AAAAAA\u212a", SYMBOL, "\u212a", 7),
    "NUL": ("HH1-N-AAA\0AAM", SYMBOL, "\0", 4),
    "half a surrogate pair": ("HH1-N-AAAAAA\ud800", SYMBOL, "\ud800", 7),
    "an Arabic digit": ("HH1-N-AAAAAA\u0662", SYMBOL, "\u0662", 7),
    "too few and one of them wrong": ("HH1-N-AA0", SYMBOL, "0", 3),
}


@pytest.mark.parametrize(("text", "reason", "found", "place"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_names_what_is_wrong_and_where(
    text: str, reason: CodeFault, found: str, place: int
) -> None:
    with pytest.raises(CodeError) as refusal:
        read_code(text, "HH")
    assert (refusal.value.reason, refusal.value.found, refusal.value.place) == (
        reason,
        found,
        place,
    )


@settings(max_examples=30)
@given(st.text() | st.text(alphabet=ALPHABET + DASHES + BLANKS + "0189HHTNnhМН"))
@example("HH1-N")
@example("HH1-N-N")
def test_any_text_is_read_or_refused_and_nothing_else_happens(text: str) -> None:
    try:
        number = read_code(text, "HH")
    except CodeError:
        return
    assert 0 <= number < NUMBERS


@settings(max_examples=30)
@given(st.integers(0, NUMBERS - 1), st.data())
def test_a_decorated_code_names_the_same_deal(number: int, data: st.DataObject) -> None:
    ornaments = st.text(alphabet=BLANKS + UNSEEN + DASHES, max_size=3)
    game, *rest = re.findall("HT1|HH1|.", write_code("HT", number).replace("-", ""))
    text = "".join(part + data.draw(ornaments) for part in (game, *rest))
    text = data.draw(ornaments) + text
    cased = "".join(c.lower() if data.draw(st.booleans()) else c for c in text)
    assert read_code(cased, "HT") == number


@given(st.integers(0, NUMBERS - 1))
def test_a_code_as_it_is_shown(number: int) -> None:
    assert re.fullmatch(rf"HH1-N-[{ALPHABET}]{{{LENGTH}}}", write_code("HH", number))
    assert read_code(write_code("HH", number), "HH") == number


@pytest.mark.parametrize("number", [-1, NUMBERS])
def test_there_are_no_more_deals_than_codes(number: int) -> None:
    with pytest.raises(ValueError, match="no deal"):
        write_code("HH", number)


FULL_WIDTH = {ord(c): ord(c) + 0xFEE0 for c in ALPHABET + ALPHABET.lower() + "01-"}


@given(st.integers(0, NUMBERS - 1), st.sampled_from(".．·•・。"), st.booleans())
def test_full_width_letters_and_dots_are_read(number: int, dot: str, dotted: bool) -> None:
    code = write_code("HT", number)
    text = code.translate(FULL_WIDTH)
    if dotted:
        text = text.replace("－", dot)
    assert text != code
    assert read_code(text, "HT") == number
    assert find_code(f"今日: {text}") == code


@pytest.mark.parametrize("symbol", "²₂②ᴬⒶ🄰𝐀")
def test_other_styles_of_letters_and_digits_are_refused(symbol: str) -> None:
    with pytest.raises(CodeError):
        read_code(f"HH1-N-AAAAAA{symbol}", "HH")


FOUND = {
    "in a sentence": ("Try HH1-N-AAAAAAM, it is hard.", TWELVE),
    "in brackets": ("(HH1-N-AAAAAAM)", TWELVE),
    "at the end": ("my best: hh1-n-aaaaaam", TWELVE),
    "after a colon": ("Deal:HH1-N-AAAAAAM", TWELVE),
    "in the second line": ("Heart to Heart\nHH1-N-AAAAAAM\n", TWELVE),
    "with en dashes": ("it was HH1–N–AAAAAAM", TWELVE),
    "with blanks": ("it was HH1 N AAAAAAM!", TWELVE),
    "without dashes": ("it was HH1NAAAAAAM!", TWELVE),
    "among Cyrillic words": ("Опитай НН1-N-ААААААМ, трудно е.", TWELVE),
    "of Hearts": ("Hearts HT1-N-AAAAAAM", "HT1-N-AAAAAAM"),
    "the first of two": ("HH1-N-AAAAAAM or HT1-N-AAAAAAB", TWELVE),
    "none": ("Shall we play Heart to Heart tonight?", None),
    "nothing": ("", None),
    "the symbols alone are too little to be sure": ("AAAAAAM", None),
    "an unfinished one": ("HH1-N-AAAAAA", None),
    "one with a symbol too many": ("HH1-N-AAAAAAMA", None),
    "one of a later version": ("HH2-N-AAAAAAM", None),
    "a part of a longer word": ("XHH1-N-AAAAAAM", None),
}


@pytest.mark.parametrize(("text", "code"), FOUND.values(), ids=FOUND)
def test_a_code_is_found_in_a_longer_text(text: str, code: str | None) -> None:
    assert find_code(text) == code


@given(st.text(), st.integers(0, NUMBERS - 1), st.text())
def test_what_is_found_can_be_read(before: str, number: int, after: str) -> None:
    found = find_code(f"{before} {write_code('HH', number)} {after}")
    assert found is not None
    assert 0 <= read_code(found, found[:2]) < NUMBERS
