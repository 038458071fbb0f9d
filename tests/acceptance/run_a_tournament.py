# SPDX-License-Identifier: GPL-3.0-or-later
"""A tournament of 53 players in three rounds, from the names to the printed payout: one player does not come, one comes
late, two are tied, an official result is corrected, results come from another computer, and the program is killed."""
import json
import pathlib
import re
import subprocess
import tempfile

from driver import Program, check, run

CALM = ("--speed", "off", "--language", "en")
NAMES = [f"Player {letter}{digit}" for letter in "ABCDEF" for digit in range(9)][:53]


def start(home, *arguments):
    home.mkdir(exist_ok=True)
    program = Program("--data-dir", str(home), *CALM, *arguments)
    program.until("the window", lambda: program.all())
    return program


def open_window(program):
    program.menu("Game", "Tournaments…")
    program.find("page tab", "Draw")


def page(program, name):
    program.press("page tab", name)


def kept(home):
    """The tournament as it is on the disk."""
    files = list((home / "tournaments").glob("*.sheeptournament"))
    check(len(files) == 1, f"{files}")
    return json.loads(files[0].read_text(encoding="utf-8"))


def save_to(program, path):
    program.write("text", "File name:", str(path))
    program.press("push button", "Save")
    program.until("the file", lambda: path.exists() and path.stat().st_size > 0)


def words_of(program, path):
    """A paper that is saved: what is on it."""
    program.press("push button", "Save as PDF…")
    save_to(program, path)
    program.until("the end of writing", lambda: path.read_bytes().rstrip().endswith(b"%%EOF"))
    return subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True, text=True, capture_output=True).stdout


def begin(home):
    program = start(home, "--seed", "1")
    program.until("the game", program.is_asked)
    program.menu("Game", "Tournaments…")
    program.press("push button", "New tournament…")
    program.find("text", "Name:", within="Tournament").write("Harvest Cup")
    program.press("push button", "OK", within="Tournament")
    program.write("text", "New players", "\n".join(NAMES))
    program.press("push button", "Add players")
    program.says("53 players added.")
    page(program, "Draw")
    program.press("push button", "Draw this round and the next ones")
    program.until("the draw", lambda: len(kept(home)["draws"]) == 3)
    return program


def absent(program, home):
    """One of the players did not come, and leaves their table, which has four players then."""
    table = min((t for t in kept(home)["draws"][0]["tables"] if len(t) == 5), key=min)
    number = min(table)
    place = kept(home)["draws"][0]["tables"].index(table)
    page(program, "Players")
    program.until("the player", lambda: next(
        (n for n in program.all() if n.role == "table cell" and n.name == NAMES[number - 1]), None)).press()
    program.until("their details", lambda: program.find("text", "Name:").text() == NAMES[number - 1])
    program.find("spin button", "Last round:").accessible.get_value_iface().set_current_value(0)
    program.until("the change", lambda: kept(home)["entrants"][number - 1].get("gone") == 1)
    page(program, "Draw")
    program.says("does not play this round")
    program.press("push button", "Seat late players, take out missing ones")
    program.until("a table of four", lambda: len(kept(home)["draws"][0]["tables"][place]) == 4)
    return number


def totals_of(table, seats):
    """Each sum is 0, and the first seats of the first two tables are tied."""
    won = 9 if table <= 2 else 5
    return " ".join(str(n) for n in [won] + [0] * (seats - 2) + [-won])


def type_totals(program, home, totals):
    """After each table comes the next one without a result; field and button stay."""
    field = program.find("text", "Totals in the order of the seats")
    save = program.find("push button", "Save this table")
    for line in totals:
        before = len(kept(home)["results"])
        field.write(line)
        save.press()
        program.until("the result", lambda: len(kept(home)["results"]) == before + 1)


def type_results(program, home, number):
    page(program, "Results")
    tables = kept(home)["draws"][number - 1]["tables"]
    program.says("Table 1: ")
    type_totals(program, home, [totals_of(table, len(seats)) for table, seats in enumerate(tables, 1)])


def make_official(program, home, number):
    program.press("push button", "Make the round official")
    program.until("an official round",
                  lambda: all(r["official"] for r in kept(home)["results"] if r["round"] == number))


def come_late(program, home):
    """The next round takes in who comes after the first one."""
    page(program, "Players")
    program.write("text", "New players", "Late Larry")
    program.press("push button", "Add players")
    program.until("the late player", lambda: kept(home)["entrants"][-1]["from"] == 2)
    page(program, "Draw")
    program.says("Late Larry plays this round and has no seat.")
    program.press("push button", "Draw this round and the next ones")
    program.until("a seat", lambda: any(54 in table for table in kept(home)["draws"][1]["tables"]))


def seats_shown(program, home, number):
    """How many players the table has whose result is typed now: tables of four and five are drawn in any order."""
    shown = program.until("a table", lambda: next(
        (found for node in program.all() if (found := re.match(r"Table (\d+): ", node.name))), None))
    return len(kept(home)["draws"][number - 1]["tables"][int(shown[1]) - 1])


def send(program, home, folder):
    """The last round is typed at another computer, where one table says something else than here."""
    copy = folder / "cup.sheeptournament"
    program.press("push button", "Save a copy…")
    save_to(program, copy)
    other = folder / "other"
    there = start(other, str(copy))
    there.find("page tab", "Results")
    type_results(there, other, 3)
    results = folder / "results.sheepresults"
    there.press("push button", "Save results to send…")
    save_to(there, results)
    there.kill()

    page(program, "Results")
    program.says("Table 1: ")
    seats = seats_shown(program, home, 3)
    type_totals(program, home, [" ".join(["1"] + ["0"] * (seats - 2) + ["-1"])])
    program.press("push button", "Add results of another computer…")
    program.write("text", "File name:", str(results))
    program.press("push button", "Open")
    program.says("Round 3, table 1 has two results.")
    program.press("push button", "Take the one in the file")
    program.says("Results added: 10. Known already: 0.")


def correct(program, home):
    """The round is official: the change needs a reason, and is marked."""
    program.until("no open table", lambda: len(kept(home)["results"]) == 33)
    make_official(program, home, 3)
    seats = seats_shown(program, home, 3)
    program.write("text", "Totals in the order of the seats", " ".join(["8"] + ["0"] * (seats - 2) + ["-8"]))
    program.press("push button", "Save this table")
    program.write("text", "The result is official. Why is it corrected?", "misread card")
    program.press("push button", "OK")
    program.until("the correction", lambda: any(r["corrections"] for r in kept(home)["results"]))


def print_papers(program, folder, missing):
    page(program, "Standings")
    standings = words_of(program, folder / "standings.pdf")
    for part in ("Harvest Cup", "Standings after round 3", "misread card", "Late Larry", "*"):
        check(part in standings, f"{part} is not in {standings}")
    check(NAMES[missing - 1] not in standings, "a player who did not come is in the standings")
    page(program, "Payout")
    program.find("spin button", "Fee of a player:").accessible.get_value_iface().set_current_value(5)
    program.says("Fees: ")
    payout = words_of(program, folder / "payout.pdf")
    for part in ("Payout", "Place 1", "Best of round 3", "The host keeps"):
        check(part in payout, f"{part} is not in {payout}")
    check(payout.count("Best of round 1") == 2, f"two are tied in round 1: {payout}")


def pay(program, home):
    """The fees of those who have paid make the pot."""
    page(program, "Players")
    program.press("push button", "All have paid")
    program.until("the payments", lambda: all(e["paid"] for e in kept(home)["entrants"]))


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    home = folder / "club"
    program = begin(home)
    missing = absent(program, home)
    type_results(program, home, 1)
    program.kill()  # no line is lost

    program = start(home)
    program.press("push button", "Resume")
    program.until("the game", program.is_asked)
    open_window(program)
    check(len(kept(home)["results"]) == 11, "results were lost")
    page(program, "Results")
    make_official(program, home, 1)
    come_late(program, home)
    type_results(program, home, 2)
    make_official(program, home, 2)
    send(program, home, folder)
    correct(program, home)
    pay(program, home)
    print_papers(program, folder, missing)
    program.kill()


run(test)
