"""The dialogs that the menus open; each is loaded when it is first wanted."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from h2h import i18n
from h2h.storage.settings import GameKind

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow


class Dialogs(QObject):
    """Opens dialogs over the window and hands on what they tell."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def open_settings(self) -> None:
        """Show all settings."""
        from h2h.app.settings_dialog import SettingsDialog

        window = self._window
        languages = [(code, i18n.name_of(code)) for code in i18n.available()]
        dialog = SettingsDialog(window.keeper.settings, languages, window)
        dialog.changed.connect(window.change)
        hearts = self._hearts_settings()
        dialog.add_page(hearts)
        if window.kind is GameKind.HEARTS:
            dialog.bring(hearts)
        dialog.open()

    def open_statistics(self) -> None:
        """Show the results of the game on the table first."""
        from h2h.app.statistics_dialog import StatisticsDialog

        window = self._window
        StatisticsDialog(window.keeper.statistics, window.kind, window).open()

    def open_how_to_play(self) -> None:
        """Show the rules of both games."""
        from h2h.app.how_to_play_dialog import HowToPlayDialog

        window, pictures = self._window, self._window.scene.pictures
        dialog = HowToPlayDialog(
            window,
            palette=pictures.palette,
            four_colour=pictures.four_colour,
            hearts_first=window.kind is GameKind.HEARTS,
        )
        dialog.example_wanted.connect(window.actions_["watchExample"].trigger)
        dialog.open()

    def open_about(self) -> None:
        """Show what the program is."""
        from h2h.app.about_dialog import AboutDialog

        AboutDialog(self._window).open()

    def enter_code(self) -> None:
        """Ask for a code of either game and deal it."""
        from h2h.app.deal_code_dialog import DealCodeDialog

        game = "HT" if self._window.kind is GameKind.HEARTS else "HH"
        dialog = DealCodeDialog(game, f"{game}1-N-AAAAAAM", self._window)

        def entered() -> None:
            if dialog.code is not None:
                self._window.deal_asking(dialog.code)

        dialog.accepted.connect(entered)
        dialog.open()

    def _hearts_settings(self) -> QWidget:
        from h2h.hearts.settings_form import HeartsSettings
        from h2h.hearts.words import HeartsWords

        page = HeartsSettings(self._window.keeper.settings, lambda: HeartsWords().names[1:])
        page.changed.connect(self._window.change)
        return page
