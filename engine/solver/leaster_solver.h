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

/// The score of each seat.
using ExpectedScores = PerSeat<double>;

struct CardScores {
    Card card;
    ExpectedScores scores;
};

/// The expected scores of the last tricks of a game without sides, with all cards open and every
/// seat playing for its own score (max-n). A seat plays equally good cards equally often, since
/// nothing tells which of them it would help, and the value is the mean over them. Tries every way
/// to play: meant for the last three tricks of about five seats. Empty if stopped.
std::optional<ExpectedScores> expectedScores(const LeasterGame& game, std::stop_token stop = {});

/// The same after each card that the seat to act may play; there must be one.
std::optional<CardValues<CardScores>> expectedScoresOfCards(
    const LeasterGame& game, std::stop_token stop = {});

} // namespace sheepshead
