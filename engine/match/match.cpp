// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"

#include "engine/match/doublers.h"
#include "engine/match/pot.h"
#include "engine/match/row_derivation.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

Seat next(const CheckedVariant& variant, Seat dealer)
{
    return SeatSet::firstSeats(variant.tableSeats()).nextAfter(dealer);
}

} // namespace

Match::Match(const CheckedVariant& variant, std::uint64_t seed, Seat firstDealer)
    : variant_(variant)
    , sheet_(variant.tableSeats())
{
    assert(indexOf(firstDealer) < variant.tableSeats());
    state_.seed = seed;
    state_.dealer = firstDealer;
}

Result<Match> Match::resumed(
    const CheckedVariant& variant, const MatchState& state, ScoreSheet sheet)
{
    if (sheet.seats() != variant.tableSeats())
        return Problem { "score sheet", "another number of seats than at the table" };
    if (indexOf(state.dealer) >= variant.tableSeats())
        return Problem { "dealer", "not a seat of the table" };
    if (state.doublersWaiting < 0 || state.doublerFactor < 1)
        return Problem { "doublers", "fewer than none" };
    if (state.pot < 0)
        return Problem { "pot", "less than nothing" };
    Match match(variant, state.seed, state.dealer);
    match.state_ = state;
    match.sheet_ = std::move(sheet);
    return match;
}

bool Match::canChangeTo(const CheckedVariant& variant) const
{
    return variant.tableSeats() == variant_.tableSeats();
}

void Match::changeVariant(const CheckedVariant& variant)
{
    assert(canChangeTo(variant));
    variant_ = variant;
}

int Match::doubler() const { return doublers::factor(state_); }

HandState Match::dealHand() const
{
    const std::uint64_t seed = mixedSeed(state_.seed, state_.handsDealt);
    return HandState::fromDeal(variant_, dealFromSeed(variant_, seed, state_.dealer), doubler())
        .value();
}

bool Match::hasDealt(std::uint64_t handSeed) const
{
    for (std::uint64_t i = 0; i < state_.handsDealt; ++i)
        if (mixedSeed(state_.seed, i) == handSeed)
            return true;
    return false;
}

bool Match::finish(const HandState& hand)
{
    assert(hand.over());
    ++state_.handsDealt;
    auto row = sheetRow(hand, nextNumber());
    if (row) {
        pot::settle(*row, hand.seats(), *hand.variant(), state_.pot);
        state_.pot += row->toPot;
        derive(*row, &hand);
    }
    doublers::move(state_, hand.scored() && hand.picker(), hand.thrownIn(), *hand.variant());
    if (row)
        sheet_.add(*row);
    if (dealPasses(hand))
        state_.dealer = next(variant_, state_.dealer);
    return row.has_value();
}

bool Match::finishPractice(const HandState& hand)
{
    assert(hand.over());
    ++state_.handsDealt;
    if (hand.thrownIn() == ThrowIn::RedealHand)
        return false;
    SheetRow row { .number = nextNumber(),
        .dealer = hand.deal().dealer,
        .outcome = Practised {},
        .seats = hand.seats() };
    sheet_.add(std::move(row));
    return true;
}

/// The row of this hand is on the sheet already.
bool Match::dealPasses(const HandState& hand) const
{
    int inARow = 0;
    for (auto row = sheet_.rows().rbegin(); row != sheet_.rows().rend(); ++row) {
        if (std::holds_alternative<Practised>(row->outcome))
            continue;
        if (row->outcome != RowOutcome(ThrowIn::Doubler) || row->dealer != hand.deal().dealer)
            break;
        ++inARow;
    }
    return doublers::dealPasses(hand.thrownIn(), inARow, *hand.variant());
}

int Match::nextNumber() const { return static_cast<int>(sheet_.rows().size()) + 1; }

/// Throw-ins, practice and lines about the pot are rows too, but no hands.
int Match::playedHands() const
{
    return static_cast<int>(std::ranges::count_if(sheet_.rows(), &SheetRow::counts));
}

/// How often the deal has passed to the next player, by a hand or by a throw-in.
int Match::dealsPassed() const
{
    int passed = 0;
    std::optional<Seat> dealer;
    for (const SheetRow& row : sheet_.rows()) {
        if (!row.wasDealt())
            continue;
        passed += dealer && *dealer != row.dealer ? 1 : 0;
        dealer = row.dealer;
    }
    return passed + (dealer && *dealer != state_.dealer ? 1 : 0);
}

bool Match::finished() const
{
    if (state_.stopped)
        return true;
    const int number = variant_->lengthNumber;
    switch (variant_->length) {
    case GameLength::Open:
        return false;
    case GameLength::Hands:
        return playedHands() >= number;
    case GameLength::Rounds:
        return dealsPassed() >= number * variant_.tableSeats();
    case GameLength::Points:
        return std::ranges::any_of(SeatSet::firstSeats(variant_.tableSeats()),
            [&](Seat seat) { return sheet_.total(seat).value >= number; });
    }
    return false;
}

void Match::closePot()
{
    if (state_.pot == 0)
        return;
    const SeatSet seats = SeatSet::firstSeats(variant_.tableSeats());
    const std::uint64_t seed = mixedSeed(state_.seed, state_.handsDealt);
    for (SheetRow& row :
        pot::close(nextNumber(), state_.dealer, seats, *variant_, state_.pot, seed)) {
        derive(row, nullptr);
        sheet_.add(std::move(row));
    }
    state_.pot = 0;
}

void Match::newcomer(Seat seat)
{
    assert(indexOf(seat) < variant_.tableSeats());
    if (state_.pot == 0)
        return;
    const SeatSet seats = SeatSet::firstSeats(variant_.tableSeats());
    SheetRow row = variant_->potJoin == PotJoin::BuyIn
        ? pot::buyIn(nextNumber(), state_.dealer, seat, *variant_, state_.pot)
        : pot::divide(nextNumber(), state_.dealer, seats, state_.pot);
    derive(row, nullptr);
    state_.pot += row.toPot;
    sheet_.add(std::move(row));
}

} // namespace sheepshead
