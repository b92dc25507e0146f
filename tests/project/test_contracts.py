"""The import contracts hold, and each of them would notice being broken.

A breach is planted in a graph of the program's modules without their imports: what a contract then
says comes from the planted import alone.
"""

from copy import deepcopy
from typing import Any

import grimp
import pytest
from importlinter.api import read_configuration
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

from tests.project.sources import ROOT

TYPES = {"forbidden": ForbiddenContract, "layers": LayersContract}
CONFIGURATION: dict[str, Any] = read_configuration(str(ROOT / "pyproject.toml"))
CONTRACTS: list[dict[str, Any]] = CONFIGURATION["contracts_options"]

ARROWS = "Arrows point one way"
PURE = "Cards and engines know no Qt, no file, no clock and no chance but their own"
HEART_TO_HEART = "In Heart to Heart: page, controller, model, engine"
HEARTS = "In Hearts: page, controller, model, engine"

LAYERS = [
    ["__main__"],
    ["app"],
    ["heart_to_heart", "hearts"],
    ["game"],
    ["table", "storage"],
    ["resources", "palette", "deck"],
    ["cards"],
]
BETWEEN_LAYERS = [
    *(
        (lower, upper)
        for i, lowers in enumerate(LAYERS)
        for lower in lowers
        for uppers in LAYERS[:i]
        for upper in uppers
    ),
    ("heart_to_heart", "hearts"),
    ("hearts", "heart_to_heart"),
    ("table", "storage"),
    ("storage", "table"),
    ("table", "i18n"),
    ("storage", "i18n"),
    ("i18n", "storage"),
    ("resources", "palette"),
    ("palette", "resources"),
    ("deck", "resources"),
    ("resources", "deck"),
    ("palette", "deck"),
    ("deck", "palette"),
    ("missing", "resources"),
    ("cards", "missing"),
]
WITHIN_A_GAME = [
    (HEART_TO_HEART, "heart_to_heart", ["page", "session", "controller", "model", "engine"]),
    (HEART_TO_HEART, "heart_to_heart", ["example_page", "example_player", "controller"]),
    (HEART_TO_HEART, "heart_to_heart", ["model", "saved_game", "engine"]),
    (HEARTS, "hearts", ["page", "session", "controller", "model", "bots", "engine"]),
    (HEARTS, "hearts", ["model", "saved_match", "engine"]),
]
IMPURE = [
    ("cards.card", "PySide6"),
    ("cards.code_text", "pathlib"),
    ("cards.code_text", "io"),
    ("cards.shuffle", "random"),
    ("cards.shuffle", "secrets"),
    ("heart_to_heart.engine.game", "sqlite3"),
    ("heart_to_heart.engine.rules", "os"),
    ("heart_to_heart.engine.solver", "random"),
    ("hearts.engine.game", "time"),
    ("hearts.engine.game", "datetime"),
    ("hearts.engine.game", "json"),
    ("hearts.bots.hard", "PySide6"),
    ("hearts.bots.hard", "time"),
    ("hearts.bots.hard", "threading"),
]

BREACHES = [
    *((ARROWS, f"h2h.{lower}", f"h2h.{upper}") for lower, upper in BETWEEN_LAYERS),
    *((PURE, f"h2h.{module}", imported) for module, imported in IMPURE),
    *(
        (contract, f"h2h.{game}.{lower}", f"h2h.{game}.{upper}")
        for contract, game, layers in WITHIN_A_GAME
        for i, lower in enumerate(layers)
        for upper in layers[:i]
    ),
]
"""Contracts, each with the importer and the imported module that break it."""


@pytest.fixture(scope="module")
def program() -> grimp.ImportGraph:
    """The program's modules and imports."""
    return grimp.build_graph("h2h", include_external_packages=True, cache_dir=None)


@pytest.fixture(scope="module")
def modules(program: grimp.ImportGraph) -> grimp.ImportGraph:
    """The program's modules alone."""
    graph = grimp.ImportGraph()
    for module in program.modules:
        graph.add_module(module, is_squashed=program.is_module_squashed(module))
    return graph


def broken(graph: grimp.ImportGraph) -> set[str]:
    """Return the names of the contracts that a graph breaks."""
    found = set()
    for options in CONTRACTS:
        contract_type = TYPES[options["type"]]
        contract = contract_type(options["name"], CONFIGURATION["session_options"], options)
        if not contract.check(deepcopy(graph), verbose=False).kept:  # a check changes the graph
            found.add(contract.name)
    return found


def test_every_contract_is_kept(program: grimp.ImportGraph) -> None:
    assert broken(program) == set()


def test_modules_without_imports_break_nothing(modules: grimp.ImportGraph) -> None:
    assert broken(modules) == set()


def test_every_contract_has_a_breach() -> None:
    assert {contract for contract, *_ in BREACHES} == {each["name"] for each in CONTRACTS}


def test_every_part_of_the_program_stands_in_a_breach() -> None:
    named = {part for breach in BETWEEN_LAYERS for part in breach}
    parts = (path.stem for path in (ROOT / "h2h").iterdir() if not path.name.startswith("__"))
    assert named == {*parts, "__main__"}


@pytest.mark.parametrize(
    ("contract", "importer", "imported"),
    BREACHES,
    ids=[f"{importer} imports {imported}" for _, importer, imported in BREACHES],
)
def test_a_forbidden_import_is_noticed(
    modules: grimp.ImportGraph, contract: str, importer: str, imported: str
) -> None:
    graph = deepcopy(modules)
    assert importer in graph.modules
    graph.add_import(importer=importer, imported=imported)
    assert contract in broken(graph)


@pytest.mark.parametrize("module", ["hearts.bots.hard", "hearts.bots.new"])
def test_the_bots_may_have_a_random_of_their_own(modules: grimp.ImportGraph, module: str) -> None:
    graph = deepcopy(modules)
    graph.add_import(importer=f"h2h.{module}", imported="random")
    assert broken(graph) == set()


def test_a_new_part_of_the_program_must_be_given_its_place(modules: grimp.ImportGraph) -> None:
    graph = deepcopy(modules)
    graph.add_module("h2h.utils")
    assert broken(graph) == {ARROWS}
