// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/scoring/scoring.h"

#include <QByteArrayList>
#include <QStringList>

/// What a test can compare with one line.
namespace sheepshead::testing {

/// What the seat to act may do: "pass, bid call".
inline QByteArray choicesOf(const HandState& hand)
{
    QByteArrayList choices;
    for (const Action& action : hand.legalActions())
        choices.append(QByteArray::fromStdString(actionText(action)));
    return choices.join(", ");
}

/// What the players get, from seat 0 on: "-4 2 2 -2 2".
inline QString scoresText(const HandScores& result, int players = 5)
{
    QStringList text;
    for (const Seat seat : SeatSet::firstSeats(players))
        text << QString::number(result.scores[seat].value);
    return text.join(QLatin1Char(' '));
}

} // namespace sheepshead::testing
