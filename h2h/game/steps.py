"""The buttons and the slider that go through a finished game, in the strip below the table."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from h2h.game.strip import Strip


class Steps(QObject):
    """Buttons to the first position, back, forward and to the last one, and a slider.

    Signals:
        chosen: the player wants to see a position; carries its number, 0 for the first.

    Attributes:
        slider: the slider.
    """

    chosen = Signal(int)

    def __init__(
        self,
        strip: Strip,
        name: str,
        back: Callable[[], object],
        forward: Callable[[], object],
    ) -> None:
        """Add the parts to a strip.

        Args:
            strip: where they are.
            name: what their object names begin with.
            back: goes back by one position.
            forward: goes forward by one.
        """
        super().__init__(strip)
        add = strip.add_button
        self.slider = slider = strip.add_slider(f"{name}Slider")
        self._buttons = [
            add(f"{name}First", "first", lambda: self.chosen.emit(0)),
            add(f"{name}Back", "back", back),
            add(f"{name}Forward", "forward", forward),
            add(f"{name}Last", "last", lambda: self.chosen.emit(slider.maximum())),
        ]
        slider.valueChanged.connect(self.chosen)

    def show(self, position: int, last: int) -> None:
        """Show which position is on the table, and the number of the last; nothing is emitted."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(position)

    def enable(self, *, back: bool, forward: bool, slider: bool) -> None:
        """Enable or disable the buttons to both sides and the slider."""
        for button, enabled in zip(self._buttons, (back, back, forward, forward), strict=True):
            button.setEnabled(enabled)
        self.slider.setEnabled(slider)

    def retranslate(self) -> None:
        """Show the labels in the current language; call the strip's `fit` afterwards."""
        texts = (self.tr("&First"), self.tr("&Back"), self.tr("F&orward"), self.tr("&Last"))
        for button, text in zip(self._buttons, texts, strict=True):
            button.show_as(text)
