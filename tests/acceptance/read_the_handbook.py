# SPDX-License-Identifier: GPL-3.0-or-later
"""F1 opens the handbook at the page that fits, in a dialog too; a search finds a place; the glossary has a way of its own."""
from driver import Program, check, run


def page(program):
    """What the page says, from its beginning."""
    found = next((n for n in program.all() if n.name == "Page of the handbook"), None)
    return found.text() if found else ""


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("the game", program.is_asked)
    program.activate()
    program.keys("F1")
    program.find("dialog", "Handbook")
    program.until("the first page", lambda: page(program).startswith("Getting started"))
    search = next(n for n in program.all() if n.name == "Search the handbook")
    search.write("schmear")
    program.says("Found in ")
    search.click()
    program.keys("Return")
    program.until("the glossary", lambda: page(program).startswith("Glossary"))
    program.keys("Escape")
    program.gone("dialog", "Handbook")

    program.menu("Settings", "House rules…")
    dialog = program.until("settings", lambda: program.look_for("push button", "Cancel"))
    program.keys("F1")
    program.until("the page on house rules", lambda: page(program).startswith("House rules"))
    program.keys("Escape")
    program.gone("dialog", "Handbook")
    dialog.press()
    program.gone("push button", "Cancel")  # the settings kept the menus from answering

    program.menu("Help", "Glossary")
    program.until("the glossary", lambda: page(program).startswith("Glossary"))
    check("Leaster" in page(program), "it explains the leaster")
    program.quit()


run(test)
