# SPDX-License-Identifier: GPL-3.0-or-later
"""A card deck of one's own is added in the settings and a hand is played with it; a bad one is refused, and
when its files are gone the program says so and plays on with its own cards."""
import ctypes
import pathlib
import shutil
import tempfile

from driver import CARDS, Program, check, run

COLOUR = (204, 17, 204)  # of every face; neither felt nor usual cards come near it


def make_deck(folder, missing=()):
    folder.mkdir()
    ranks = ["7", "8", "9", "10", "jack", "queen", "king", "1"]
    names = [f"{rank}_{suit}" for rank in ranks for suit in ("club", "spade", "heart", "diamond")]
    cards = "".join(
        f'<rect id="{name}" x="{i * 110}" width="100" height="140" fill="rgb{COLOUR}"/>'
        for i, name in enumerate(names) if name not in missing)
    (folder / "purple.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 200">{cards}</svg>')
    (folder / "index.desktop").write_text("[KDE Backdeck]\nName=All purple\nSVG=purple.svg\n")
    return folder / "index.desktop"


class Screen:
    """What can be seen on the screen, point by point."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name, result in (("XOpenDisplay", ctypes.c_void_p), ("XDefaultRootWindow", ctypes.c_ulong),
                             ("XGetImage", ctypes.c_void_p), ("XGetPixel", ctypes.c_ulong)):
            getattr(self.x11, name).restype = result
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def purpleness(self, node):
        """The share of the color of our deck in the left half of something, below its index."""
        place = node.accessible.get_component_iface().get_extents(0)
        left, top = place.x + place.width // 10, place.y + place.height // 3
        wide, high = place.width // 4, place.height // 4
        whole, by_pixels = ctypes.c_ulong(0xFFFFFF), 2
        image = ctypes.c_void_p(self.x11.XGetImage(
            self.display, self.root, left, top, wide, high, whole, by_pixels))
        points = [self.x11.XGetPixel(image, x, y) for x in range(wide) for y in range(high)]
        self.x11.XDestroyImage(image)
        return sum(self.is_purple(point) for point in points) / len(points)

    @staticmethod
    def is_purple(point):
        """Asks for the hue only, because a card that may not be played now is shown darker."""
        red, green, blue = (point >> shift & 255 for shift in (16, 8, 0))
        return min(red, blue) > 2 * green and abs(red - blue) < 20


def add_deck(program, path):
    program.press("push button", "Add Deck…")
    program.write("text", "File name:", str(path))
    program.press("push button", "Open")


def test():
    screen = Screen()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    good = make_deck(folder / "good", missing=("1_club",))
    bad = folder / "bad" / "index.desktop"
    bad.parent.mkdir()
    bad.write_text("[KDE Backdeck]\nName=Bad\nSVG=../good/purple.svg\n")

    program = Program("--seed", "7", "--speed", "off")
    program.until_dealt()
    program.menu("Settings", "Look…")
    add_deck(program, bad)
    program.says("must lie in the same folder")
    add_deck(program, good)
    program.says("Missing, and drawn by the program: the ace of clubs.")
    program.says("It has no back")
    program.press("push button", "OK")
    program.until("purple cards", lambda: any(screen.purpleness(card) > 0.5 for card in program.hand()))
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    check(program.sheet(), "the hand was played")
    program.quit()

    program = Program("--seed", "7", "--speed", "off")
    program.press("push button", "Resume")
    program.until_dealt()
    check(all(card.name in CARDS for card in program.hand()), "cards have their names")
    program.until("purple cards again", lambda: any(screen.purpleness(card) > 0.5 for card in program.hand()))
    program.quit()

    shutil.rmtree(good.parent)
    program = Program("--seed", "7", "--speed", "off")
    program.says("The usual cards are shown instead.")
    program.press("push button", "Resume")
    program.until_dealt()
    program.until("the program's own cards",
                  lambda: program.hand() and all(screen.purpleness(card) < 0.2 for card in program.hand()))
    program.quit()
    shutil.rmtree(folder)


run(test)
