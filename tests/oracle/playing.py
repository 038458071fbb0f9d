# SPDX-License-Identifier: GPL-3.0-or-later
"""Section 7, and the duties of the called suit from section 5."""

import raising_in_play
import scoring
from cards import POINTS


def begin(hand, leader):
    hand.queen_of_clubs = next(iter(hand.holders(["QC"])), None)
    hand.phase = "playing"
    hand.turn = leader


def called_suit(hand):
    is_fail_call = hand.called and hand.called[0] in "ATK"
    return hand.called[1] if is_fail_call else None


def duty_is_on(hand):
    return called_suit(hand) and not hand.suit_was_led


def below_ace(hand):
    """A ten, or a king, is called."""
    return hand.called and hand.called[0] in "TK"


def holds_for_call(hand, seat):
    """CALL-NOHOLD frees the picker from keeping a card of a called ace's suit. The ace of a called
    ten or king is a condition of its own (CALL-TEN)."""
    bound = hand.rules["call-hold"] == "on" or below_ace(hand)
    return duty_is_on(hand) and seat == hand.picker and bound


def has_called_card(hand, seat):
    """The partner, or the picker who called an ace of their own and must not show it."""
    return duty_is_on(hand) and hand.called in hand.hands[seat]


def legal(hand):
    cards = proper(hand)
    if hand.rules["renege"] == "forfeits":
        cards += [card for card in hand.hands[hand.turn] if card not in cards]
    plays = ["play " + card for card in cards]
    return plays + raising_in_play.plays_with_blitz(hand, cards)


def proper(hand):
    """What follows suit and keeps the duties of the call."""
    return legal_leads(hand) if not hand.trick else legal_follows(hand)


def legal_leads(hand):
    seat = hand.turn
    leads = list(hand.hands[seat])
    runs = hand.rules["running"] == "on"
    runs = runs and duty_is_on(hand) and len(hand.of_suit(seat, called_suit(hand))) >= 4
    if has_called_card(hand, seat) and not runs:  # PART-LEAD
        others = [c for c in hand.of_suit(seat, called_suit(hand)) if c != hand.called]
        leads = [card for card in leads if card not in others]
    if holds_for_call(hand, seat) and below_ace(hand):  # HOLD-LEAD in a ten call
        ace = "A" + called_suit(hand)
        others = [c for c in hand.of_suit(seat, called_suit(hand)) if c != ace]
        leads = [card for card in leads if card not in others]
    if seat == hand.picker and hand.under_lies:
        leads.append(hand.under)
    return leads


def legal_follows(hand):
    seat = hand.turn
    if hand.first_of_suit:  # HOLD-FOLLOW, PART-FOLLOW
        if seat == hand.picker and hand.under_lies:
            return [hand.under]
        if seat == hand.picker and below_ace(hand):
            ace = "A" + called_suit(hand)
            if ace in hand.hands[seat]:
                return [ace]
        if has_called_card(hand, seat):
            return [hand.called]
    return hand.of_suit(seat, hand.led) or legal_discards(hand)


def legal_discards(hand):
    seat = hand.turn
    cards = hand.hands[seat]
    if seat == hand.picker and hand.under_lies:
        return list(cards) or [hand.under]
    if len(cards) == 1:
        return list(cards)
    if has_called_card(hand, seat):  # PART-HOLD
        return [card for card in cards if card != hand.called]
    if holds_for_call(hand, seat):  # HOLD
        if below_ace(hand):
            return [card for card in cards if card != "A" + called_suit(hand)]
        of_suit = hand.of_suit(seat, called_suit(hand))
        if len(of_suit) == 1:
            return [card for card in cards if card not in of_suit]
    return list(cards)


def apply(hand, words):
    card = words[1]
    seat = hand.turn
    if hand.rules["renege"] == "forfeits":
        note_renege(hand, card)
    as_under = hand.under_lies and card == hand.under and seat == hand.picker
    proves = card in hand.owed.get(seat, [])
    if as_under:
        hand.under_lies = False
    else:
        hand.hands[seat].remove(card)
    if not hand.trick:
        hand.led = called_suit(hand) if as_under else hand.order.suit(card)
        hand.first_of_suit = bool(duty_is_on(hand)) and hand.led == called_suit(hand)
    hand.trick.append((seat, card, as_under))
    raising_in_play.played(hand, card, blitz=words[-1] == "blitz")
    if hand.rules["partner"] == "first-queens" and card[0] == "Q":
        again = seat in hand.queens_fallen and hand.rules["different-first-queens"] == "on"
        if len(hand.queens_fallen) < 2 and not again:
            hand.queens_fallen.append(seat)
    if proves:  # RENEGE
        hand.end(scoring.forfeit_scores(hand, seat))
    elif len(hand.trick) == len(hand.seats):
        finish_trick(hand)
    else:
        hand.turn = hand.next_seat(seat)


def note_renege(hand, card):
    """RENEGE: any card that the seat should have played instead proves it once it is shown, and so
    does any card of a suit that it did not follow."""
    seat = hand.turn
    may = proper(hand)
    if card in may:
        return
    hand.owed[seat] = hand.owed.get(seat, []) + may
    if hand.trick and hand.order.suit(card) != hand.led:
        hand.owed[seat] = hand.owed[seat] + hand.of_suit(seat, hand.led)


def trick_winner(hand):
    """PLAY-3, TEN-BEATS-ACE, UNDER-POWER."""
    can_win = [(seat, card) for seat, card, as_under in hand.trick if not as_under]
    suits = [hand.order.suit(card) for _, card in can_win]
    ten = below_ace(hand) and hand.rules["ten-beats-ace"] == "on"
    if ten and hand.first_of_suit and "trump" not in suits:
        for seat, card in can_win:
            if card == hand.called:
                return seat
    follow = [(s, c) for s, c in can_win if hand.order.suit(c) in (hand.led, "trump")]
    if not follow:  # the under was led and everyone else is void
        return hand.trick[0][0]
    best_seat, best = follow[0]
    for seat, card in follow[1:]:
        if hand.order.beats(card, best):
            best_seat, best = seat, card
    return best_seat


def finish_trick(hand):
    winner = trick_winner(hand)
    hand.tricks[winner] += 1
    hand.points[winner] += sum(POINTS[card[0]] for _, card, _ in hand.trick)
    hand.tricks_played += 1
    if hand.first_of_suit:
        hand.suit_was_led = True
    hand.first_of_suit = False
    for seat, card, _ in hand.trick:
        if card in hand.covered:
            hand.hands[seat] = hand.hands[seat] + [hand.covered[card]]
    hand.trick = []
    first_trick = hand.tricks_played == 1 and hand.rules["partner"] == "first-trick"
    if first_trick and hand.picker is not None and not hand.sheepshead:
        hand.partners = [winner] if winner != hand.picker else []
    last = not any(hand.hands[seat] for seat in hand.seats) and not hand.under_lies
    goes_with = {"first-trick": hand.tricks_played == 1, "last-trick": last}
    if hand.game and goes_with.get(hand.rules["leaster-blind"]):
        hand.points[winner] += sum(POINTS[card[0]] for card in hand.blind)
    hand.turn = winner
    lost_billy = hand.solo == "billy" and hand.tricks[hand.picker] > 0
    lost_sheepshead = hand.sheepshead and winner not in hand.makers()
    guilty = [seat for seat in hand.seats if hand.owed.get(seat)]
    ends = last or lost_billy or lost_sheepshead  # PLAY-END
    if ends and guilty:  # RENEGE: found at the latest when the hand is laid open
        hand.end(scoring.forfeit_scores(hand, guilty[0]))
    elif ends:
        hand.end(scoring.scores_of_hand(hand))
