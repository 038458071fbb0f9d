# SPDX-License-Identifier: GPL-3.0-or-later
"""The moments of the program in which any command of its menus may be given, see any_moment.py. A new mode
gets a line in MOMENTS; new commands are found in the menus."""
import time

from driver import Program

# Each stays open in front of the table.
WINDOWS = [
    ("Help", "Rules of this table"),
    ("Help", "Handbook"),
    ("Help", "Keys"),
    ("Help", "Glossary"),
    ("Help", "Honest deals…"),
    ("Help", "Learn the game…"),
    ("Help", "Drills…"),
    ("Game", "New game…"),
    ("Game", "Hands of the last days…"),
    ("Game", "New challenge…"),
    ("Game", "Challenges…"),
    ("Game", "Tournaments…"),
    ("Game", "Score book…"),
    ("Game", "History and statistics…"),
    ("Game", "People…"),
    ("Game", "Print…"),
    ("Move", "Play a deal number…"),
    ("Move", "Set up a hand…"),
    ("Move", "How good is a hand…"),
    ("Settings", "House rules…"),
    ("Settings", "Look…"),
]
CALM = ("--speed", "off")
MOVING = ("--speed", "slow")


class Moment:
    """A state of the program: how it starts, the way there, and whether it is there."""

    def __init__(self, name, reach, is_there, start=CALM, settings=""):
        self.name = name
        self.start = start
        self.settings = settings  # of the person, as the file has them
        self.reach = reach
        self.is_there = is_there

    def begin(self, folder):
        if self.settings:
            (folder / "sheepshead.ini").write_text(self.settings, encoding="utf-8")
        program = Program("--data-dir", str(folder), "--seed", "1", "--language", "en", *self.start)
        try:
            self.reach(program)
        except BaseException:
            program.kill()
            raise
        return program


def named(program, name):
    return next((n for n in program.all() if n.name == name), None)


def dealt(program):
    program.until("the table", lambda: program.hand())
    close_welcome(program)


def close_welcome(program):
    """The first start asks something in the notice over the table."""
    welcome = program.look_for("push button", "Play")
    if welcome:
        welcome.press()


def again_until(program, what, act, look):
    """Acts, and acts again, until look() finds something: a press in the first moment of a panel counts as meant
    for what lay there before, and a busy machine is late."""
    def looked():
        if look():
            return True
        act()
        time.sleep(0.5)
        return look()

    program.until(what, looked)


def press_until(program, button, what, look):
    def act():
        found = program.look_for("push button", button)
        if found:
            found.press()

    again_until(program, what, act, look)


def asked_to_pick(program):
    program.until_dealt()
    close_welcome(program)
    program.play_until(lambda: "Pick" in program.buttons(), prefer=())


def to_bury(program):
    asked_to_pick(program)
    program.buttons()["Pick"].press()
    program.until("cards to bury", lambda: len(program.hand()) == 8)


def half_marked(program):
    to_bury(program)
    program.find("label", "Mark 2 cards to bury.")
    program.hand()[-1].press()
    program.says("1 of 2 marked")


def own_card(program):
    dealt(program)
    program.play_until(lambda: program.is_asked() and not program.buttons() and len(program.hand()) == 5)


def last_trick(program):
    dealt(program)
    program.play_until(lambda: program.is_asked() and not program.buttons() and len(program.hand()) == 4)
    again_until(program, "the last trick", lambda: program.menu("Move", "Last trick"),
                lambda: last_trick_is_shown(program))


def last_trick_is_shown(program):
    return any(n.name.startswith("Last trick (") for n in program.all())


def hand_over(program):
    dealt(program)
    program.play_until(program.hand_is_over)


def review(program):
    hand_over(program)
    press_until(program, "Review…", "the review", lambda: named(program, "Decisions"))


def practice(program):
    hand_over(program)
    press_until(program, "Play again", "practice", lambda: named(program, "Back to the game"))
    program.until("cards", lambda: len(program.hand()) == 6)


def lesson(program):
    dealt(program)
    program.menu("Help", "Learn the game…")
    program.press("push button", "Start")
    program.until("a lesson", lambda: program.look_for("push button", "Back to the game"))


def drill(program):
    dealt(program)
    program.menu("Help", "Drills…")
    program.press("push button", "Start")
    program.until("a drill", lambda: program.look_for("push button", "Back to the game"))


def day_hand(program):
    dealt(program)
    program.menu("Game", "Hand of the day")
    program.until("the hand of the day", lambda: "Hand of the day" in " ".join(
        n.name for n in program.all()))


def challenge(program):
    own_card(program)
    again_until(program, "the new challenge", lambda: program.menu("Game", "New challenge…"),
                lambda: program.look_for("text", "Made by:"))
    program.write("text", "Made by:", "Anna")
    program.press("push button", "Make the challenge…")
    program.press("push button", "Cancel", within="Save the challenge to send it")
    program.gone("dialog", "Save the challenge to send it")
    again_until(program, "the challenges", lambda: program.menu("Game", "Challenges…"),
                lambda: program.look_for("tree", "Challenges"))
    program.press("push button", "Play", within="Challenges")
    program.write("text", "Your name in this challenge:", "Anna")
    program.press("push button", "OK")
    program.says("There is no undo")


def with_window(menu, entry):
    """A window that stays open lies in front."""
    def reach(program):
        own_card(program)
        again_until(program, f"the window of {entry}", lambda: program.menu(menu, entry),
                    lambda: any(n.role == "dialog" for n in program.all()))
    return reach


def real_table(program):
    """The sheet of a table where real cards are played, in a window of its own."""
    own_card(program)
    again_until(program, "the question who plays", lambda: program.menu("Game", "Score a table…"),
                lambda: program.look_for("text", "Name of a player"))
    for name in ("Alma", "Bert", "Cora", "Dirk", "Elsa"):
        program.write("text", "Name of a player", name)
        program.press("push button", "Add")
        program.until(name, lambda: program.find("text", "Name of a player").text() == "")
    program.press("push button", "Begin")
    program.find("text", "In short:")


def big_type(program):
    real_table(program)
    program.menu("View", "Big type")


def curtain_is_down(program):
    return any(n.name.startswith("Pass to ") for n in program.all())


def curtain(program):
    program.until("the curtain", lambda: curtain_is_down(program))


def anything(_):
    return True


MOMENTS = [
    Moment("first start", dealt, lambda p: p.hand()),
    Moment("cards in flight", lambda p: time.sleep(0.3), anything, MOVING),
    Moment("others' turn", dealt, anything, MOVING),
    Moment("own pick", asked_to_pick, lambda p: "Pick" in p.buttons()),
    Moment("cards to bury", to_bury, lambda p: len(p.hand()) == 8),
    Moment("half-marked bury", half_marked, lambda p: len(p.hand()) == 8),
    Moment("own card", own_card, lambda p: p.is_asked() and not p.buttons() and len(p.hand()) == 5),
    Moment("result", hand_over, lambda p: p.hand_is_over()),
    Moment("review", review, lambda p: named(p, "Decisions")),
    Moment("practice", practice, lambda p: p.look_for("push button", "Back to the game")),
    Moment("lesson", lesson, lambda p: p.look_for("push button", "Back to the game")),
    Moment("drill", drill, lambda p: p.look_for("push button", "Back to the game")),
    Moment("hand of the day", day_hand, anything),
    Moment("deal of a challenge", challenge, anything),
    Moment("last trick shown", last_trick, last_trick_is_shown),
    Moment("own card in large letters", own_card, lambda p: len(p.hand()) == 5,
           settings="[look]\ntext-scale=200\n"),
    Moment("curtain between people", curtain, curtain_is_down,
           settings="[table]\npeople=true, false, false, false, false, false, false\n"),
    Moment("real table in front", real_table, anything),
    Moment("real table in big type", big_type, anything),
    *(Moment(f"{entry.rstrip('…').lower()} in front", with_window(menu, entry), anything)
      for menu, entry in WINDOWS),
]
