"""Each test leaves the program speaking English."""

import pytest


@pytest.fixture(autouse=True)
def _english(english_afterwards: None) -> None: ...
