# SPDX-License-Identifier: GPL-3.0-or-later
"""A challenge is made and played by two people with a data folder each; one of them is killed in a deal, and goes on
there. The results are sent, compared and put on paper, with those of a real table, which are typed. A file that was
changed is refused."""
import hashlib
import pathlib
import subprocess
import tempfile

from driver import Program, check, run

DEALS = 4
CALM = ("--speed", "off", "--language", "en")


def start(home, *arguments):
    """The program of a person with a data folder of their own, which has their name."""
    home.mkdir(exist_ok=True)
    if not (home / "sheepshead.ini").exists():
        (home / "sheepshead.ini").write_text(f"[table]\nnames={home.name}\n", encoding="utf-8")
    return Program("--data-dir", str(home), *CALM, *arguments, person=home.name)


def save_to(program, path):
    program.write("text", "File name:", str(path))
    program.press("push button", "Save")
    program.until("the file", lambda: path.exists() and path.stat().st_size > 0)


def make(home, file):
    program = start(home, "--seed", "1")
    program.until("the game", program.is_asked)
    program.menu("Game", "New challenge…")
    program.press("push button", "Make the challenge…")
    save_to(program, file)
    program.says("Send its file to others")
    return program


def shortened(file):
    """Another challenge, of four deals: its hash is the SHA-256 of what stands below it."""
    heading, _, body = file.read_text(encoding="utf-8").split("\n", 2)
    check(heading == "sheepshead challenge 1" and "\ndeals 8\n" in body, body)
    body = body.replace("\ndeals 8\n", "\ndeals 4\n")
    short = file.with_name("short.sheepchallenge")
    digits = hashlib.sha256(body.encode("utf-8")).hexdigest()
    short.write_text(f"{heading}\nhash {digits}\n{body}", encoding="utf-8")
    return short


def close(program):
    """The list of challenges; a notice above the table can be closed too."""
    program.press("push button", "Close", within="Challenges")
    program.gone("tree", "Challenges")


def add(program, file):
    program.menu("Game", "Challenges…")
    program.press("push button", "Add a file…")
    program.write("text", "File name:", str(file))
    program.press("push button", "Open")


def play_deals(program, first):
    for deal in range(first, DEALS + 1):
        program.play_until(program.hand_is_over)
        program.says(f"Deal {deal} of {DEALS}: " if deal < DEALS else "You have played all deals of this challenge")
        program.press("push button", "Next hand")


def send_result(program, file):
    program.menu("Game", "Challenges…")
    program.press("push button", "Save my result…")
    save_to(program, file)
    close(program)


def play_halfway(program, deal):
    """Into this deal, or into the next one where it is decided before half of it is played."""
    while True:
        program.play_until(lambda: program.hand_is_over()
                           or (len(program.hand()) == 4 and program.is_asked()))
        if not program.hand_is_over():
            return deal
        check(deal < DEALS, "no deal is played to its half")
        deal += 1
        program.press("push button", "Next hand")
        program.until("the next deal", lambda: not program.hand_is_over())


def play_and_be_killed(home, challenge):
    """Halfway through a deal, the second one if it is not decided before; which it was comes back."""
    program = start(home, str(challenge))
    program.press("push button", "Play")
    program.says("Your name in this challenge:")
    program.press("push button", "OK")
    program.says(f"deal 1 of {DEALS}")
    program.play_until(program.hand_is_over)
    program.press("push button", "Next hand")
    program.until("the next deal", lambda: not program.hand_is_over())
    deal = play_halfway(program, 2)
    held = [card.name for card in program.hand()]
    program.kill()

    program = start(home)
    program.press("push button", "Resume")
    program.until("the game", program.is_asked)
    program.menu("Game", "Challenges…")
    program.press("push button", "Play on")
    program.says(f"deal {deal} of {DEALS}")
    program.until("the same cards", lambda: [card.name for card in program.hand()] == held)
    return program, deal


def type_a_table(program, home):
    """Five people have played the second deal so far."""
    program.menu("Game", "Challenges…")
    program.press("push button", "Type results of a table…")
    for place, name in enumerate(["Dora", "Emil", "Finn", "Gus", "Hanna"], 1):
        program.write("text", f"Seat {place}", name)
    program.write("text", "Deal 2", "4 -1 -1 -1")
    program.says("Type a number for each seat.")
    program.write("text", "Deal 2", "4 -1 -1 -1 -1")
    program.until("the table on the disk", lambda: list((home / "challenges").glob("*.table.sheepresult")))
    program.press("push button", "Close", within="Results of real tables")
    program.gone("text", "Seat 1")
    program.says("Dora (real table, seat 1)")
    close(program)


def compare(program, result, paper):
    add(program, result)
    program.says("anna.sheepresult was added.")
    program.says("Over the mean")
    program.press("push button", "Save as PDF…")
    save_to(program, paper)
    words = subprocess.run(["pdftotext", "-layout", str(paper), "-"], check=True, text=True,
                           capture_output=True).stdout
    for part in ("Anna", "Bert", "Total", "Over the mean", "Dora", "Seat 5", "Hanna", "All seats"):
        check(part in words, f"{part} is not in {words}")
    close(program)


def refuse(program, challenge):
    wrong = challenge.with_name("wrong.sheepchallenge")
    wrong.write_text(challenge.read_text(encoding="utf-8").replace("regular", "beginner", 1), encoding="utf-8")
    add(program, wrong)
    program.says("Line 2: ")
    program.press("push button", "OK")
    close(program)


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    challenge, result = folder / "ours.sheepchallenge", folder / "anna.sheepresult"
    anna, bert = folder / "Anna", folder / "Bert"

    program = make(anna, challenge)
    challenge = shortened(challenge)
    add(program, challenge)
    program.says("short.sheepchallenge was added.")
    program.press("push button", "Play")
    program.says("Your name in this challenge:")
    program.press("push button", "OK")
    play_deals(program, 1)
    program.until("the game again", program.is_asked)
    send_result(program, result)
    program.quit()

    program, deal = play_and_be_killed(bert, challenge)
    play_deals(program, deal)
    type_a_table(program, bert)
    compare(program, result, folder / "table.pdf")
    refuse(program, challenge)
    program.quit()


run(test)
