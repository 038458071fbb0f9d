# SPDX-License-Identifier: GPL-3.0-or-later
"""Once the rest of a hand is decided, laying down is offered: taken, the hand ends with the score that
playing on brings; refused, it goes on card by card and the offer does not come again."""
import os

from driver import Program, check, run

LAY_DOWN = "Lay down (D)"
CARDS_LEFT = 2  # in the person's hand, when the rest of this deal is decided


def at_the_offer(name):
    """A game of its own, played card by card until the offer is there."""
    program = Program("--seed", "4", "--speed", "off", "--data-dir", os.path.join(os.environ["HOME"], name))
    program.play_until(lambda: not program.buttons() and len(program.hand()) == CARDS_LEFT
                       and program.is_asked(), prefer=("Pick",))
    program.find("push button", LAY_DOWN)
    return program


def end_of_hand(program):
    """The text of the sheet, once the hand is over."""
    program.until("result", program.hand_is_over)
    sheet = program.sheet()
    check(sheet, "the hand stands on the sheet")
    return sheet


def test():
    program = at_the_offer("playing on")
    program.press("push button", "Play on")
    program.gone("push button", LAY_DOWN)
    check(len(program.hand()) == CARDS_LEFT, "playing on leaves the cards in the hand")
    program.play_until(lambda: len(program.hand()) < CARDS_LEFT and program.is_asked()
                       or program.hand_is_over())
    check(not program.look_for("push button", LAY_DOWN), "a person who plays on is not asked again")
    program.play_until(program.hand_is_over)
    played_out = end_of_hand(program)
    program.quit()

    program = at_the_offer("laying down")
    program.press("push button", LAY_DOWN)
    laid_down = end_of_hand(program)
    check(laid_down == played_out, f"laid down {laid_down}, played out {played_out}")
    program.quit()


run(test)
