"""The floor: what any program with 51 cards on a PySide6 scene costs to start, and nothing else."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

app = QApplication(sys.argv)
scene = QGraphicsScene(0, 0, 1280, 736)
card = QPixmap(161, 225)
card.fill(Qt.GlobalColor.white)
for i in range(51):
    scene.addPixmap(card).setPos(20 + (i % 13) * 82, 20 + (i // 13) * 160)
view = QGraphicsView(scene)
view.resize(1280, 800)
view.show()
sys.exit(app.exec())
