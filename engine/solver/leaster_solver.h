// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/playing.h"
#include "engine/scoring/scoring.h"
#include "engine/solver/card_values.h"

#include <optional>
#include <stop_token>

namespace sheepshead {

/// A leaster or one of its relatives in play, with all cards open.
struct LeasterGame {
    Playing play;
    TrumpOrder trumps;
    Variant rules; ///< how it is scored
    NoPickGame game = NoPickGame::Leaster;
    Points blindToLastTrick = {}; ///< LEASTER-BLIND, where its taker gets the blind
};

/// What each seat gets on the sheet.
using ExpectedScores = PerSeat<double>;

struct CardScores {
    Card card;
    ExpectedScores scores;
};

/// What the last tricks of a game of everyone for himself come to when all cards are open and every
/// seat plays for its own score alone (max-n). A seat to which several cards are worth the same
/// plays each of them equally often, since nothing tells whom it would help: the value is the mean
/// over them, a game of chance between equals. Tries every way to play: meant for the last three
/// tricks of five seats or so. Empty if it was asked to stop first.
std::optional<ExpectedScores> expectedScores(const LeasterGame& game, std::stop_token stop = {});

/// The same after each card that the seat to act may play; there must be one.
std::optional<CardValues<CardScores>> expectedScoresOfCards(
    const LeasterGame& game, std::stop_token stop = {});

} // namespace sheepshead
