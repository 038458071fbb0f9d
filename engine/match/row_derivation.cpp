// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/row_derivation.h"

namespace sheepshead {

namespace {

/// What each seat paid into the pot: the hand's score less the one that is written.
PerSeat<int> movesOf(const SheetRow& row, const PerSeat<Score>& ofTheHand)
{
    PerSeat<int> moves;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        moves[seat] = ofTheHand[seat].value - row.scores.scores[seat].value;
    return moves;
}

bool addsUp(const SheetRow& row, const PerSeat<int>& moves)
{
    std::int64_t sum = 0; // from a file, so it may be large
    bool moved = false;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        sum += moves[seat];
        moved = moved || moves[seat] != 0;
    }
    return sum == row.toPot && moved == (row.toPot != 0);
}

PotStep::Why whyPot(const SheetRow& row)
{
    if (const auto* end = std::get_if<PotSettled>(&row.outcome))
        return end->showdown || !end->winners.empty() ? PotStep::Why::Showdown
                                                      : PotStep::Why::Divided;
    if (std::holds_alternative<PotJoined>(row.outcome))
        return PotStep::Why::Joined;
    if (std::holds_alternative<PointsWithoutHand>(row.outcome))
        return PotStep::Why::Fined;
    if (!row.scores.tier)
        return PotStep::Why::Leaster;
    return makersWon(*row.scores.tier) ? PotStep::Why::Won : PotStep::Why::Lost;
}

void addPot(SheetRow& row, const PerSeat<int>& moves)
{
    const bool handToo = !row.derivation.empty();
    row.derivation.push_back(PotStep { whyPot(row), row.toPot });
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (moves[seat] != 0)
            row.derivation.push_back(PotShareStep { seat, moves[seat] });
    if (!handToo)
        return;
    for (const Seat seat : row.seats)
        row.derivation.push_back(WrittenStep { seat, row.scores.scores[seat] });
}

} // namespace

void derive(SheetRow& row, Derivation ofTheHand, const PerSeat<Score>& scores)
{
    row.derivation = std::move(ofTheHand);
    if (const auto* why = std::get_if<ThrowIn>(&row.outcome))
        row.derivation = { ThrownInStep { *why } };
    const PerSeat<int> moves = movesOf(row, scores);
    if (!addsUp(row, moves))
        row.derivation.clear();
    else if (row.toPot != 0)
        addPot(row, moves);
}

void derive(SheetRow& row, const HandState* hand)
{
    row.derivation.clear();
    if ((hand == nullptr && row.wasDealt()) || std::holds_alternative<Practised>(row.outcome))
        return;
    if (hand == nullptr || !hand->scored())
        return derive(row, {}, {});
    derive(row, derivationOf(*hand->scored(), hand->seats(), *hand->variant()),
        hand->scored()->scores.scores);
}

} // namespace sheepshead
