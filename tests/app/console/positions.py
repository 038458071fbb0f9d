# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands in play at a referee, and how a player at the table would write them down."""


def play_on(referee, rng, game, stop_after):
    """Random decisions until this number of cards is played; False if the hand ended before."""
    while True:
        legal = referee.good("legal", game=game)
        if legal["over"]:
            return False
        played = sum(event["event"] == "played"
                     for event in referee.good("events", game=game)["events"])
        if legal["phase"] == "playing" and played >= stop_after:
            return True
        action = rng.choice(legal["legal"])
        referee.good("act", game=game, seat=legal["toAct"], action=action)


def position_of(referee, game, rules, with_blind):
    """What a player at the table would write down of the game."""
    events = referee.good("events", game=game)["events"]
    dealt = events[0]
    position = {"rules": rules, "dealer": dealt["dealer"], "tricks": [], "raises": [],
                "doubler": dealt["doubler"]}
    bury = {}
    for event in events:
        kind = event["event"]
        if kind in ("picked", "bid", "solo-named"):
            position["picker"] = event["seat"]
            if event.get("callUp"):
                position["callUp"] = event["callUp"]
        if kind == "solo-named":
            letter = " " + event["trumpSuit"][0].upper() if event["solo"] == "side" else ""
            position["solo"] = event["solo"] + letter
        elif kind == "buried":
            bury[str(event["seat"])] = event["cards"]
        elif kind == "called":
            position.setdefault("called", []).append(event["card"])
            if "under" in event:
                position["under"] = event["under"]
        elif kind == "went-alone":
            position["alone"] = True
        elif kind == "sheepshead-called":
            position["sheepshead"] = True
        elif kind == "cracked":
            position["raises"].append(f"{event['seat']} crack")
        elif kind == "blitzed":
            position["raises"].append(f"{event['seat']} blitz {event['pair']}")
    if bury:
        position["bury"] = bury
    record = referee.good("record", game=game)["record"].splitlines()
    piles = [line.split()[2:] for line in record if line.startswith("piles")]
    if piles:
        position["piles"] = [[dict(zip(("open", "covered"), pile.split("/"))) for pile in own]
                             for own in piles]
    cards = [line.split() for line in record if " play " in line]
    seats = len(dealt["seats"])
    for start in range(0, len(cards), seats):
        trick = cards[start:start + seats]
        position["tricks"].append({"leader": int(trick[0][0]), "cards": [c[2] for c in trick]})
    position["hands"] = [referee.good("observe", game=game, seat=seat)["observation"]["hand"]
                         for seat in range(len(dealt["hands"]))]
    if dealt["blind"] and (with_blind or not bury):
        position["blind"] = dealt["blind"]
        took = [event for event in events if event["event"] == "neighbour-took"]
        if took:
            position["neighbour"] = took[0]["cards"]
    return position
