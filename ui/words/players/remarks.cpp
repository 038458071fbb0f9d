// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/remarks.h"

#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int bigForEach = 5; ///< card points a seat, from which a trick is big

/// SCHNEIDER, as the rules of the table have it: the losers did not come out, or took no trick.
bool losersAreSchneider(const HandScores& scores)
{
    return scores.factors.has(FactorKind::Schneider) || scores.factors.has(FactorKind::AllTricks);
}

bool wins(const HandScored& scored, Seat seat) { return scored.scores.scores[seat].value > 0; }

} // namespace

bool Remarks::speaks(Seat seat) const
{
    return indexOf(seat) < seating_.count() && !seating_.at(seat).person
        && !seating_.at(seat).character.isEmpty();
}

/// By chance, but the same each time for the same cards.
bool Remarks::mayHappen(int inHowMany) const
{
    return Rng(seenCards_).below(static_cast<std::uint32_t>(inHowMany)) == 0;
}

std::optional<Remark> Remarks::hear(const Event& seenBySomeSeat)
{
    const Event event = seenByAll(seenBySomeSeat);
    std::optional<Remark> remark;
    if (std::holds_alternative<Dealt>(event)) {
        picker_.reset();
        leaster_ = false;
    } else if (const auto* const picked = std::get_if<Picked>(&event))
        picker_ = picked->seat;
    else if (std::holds_alternative<LeasterBegan>(event))
        leaster_ = true;
    else if (const auto* const crack = std::get_if<Cracked>(&event))
        remark = onCrack(crack->seat);
    else if (const auto* const taken = std::get_if<TrickTaken>(&event))
        remark = onTrick(*taken);
    else if (const auto* const scored = std::get_if<HandScored>(&event)) {
        quiet_ += 2;
        remark = onResult(*scored);
        mauers_.clear();
    }
    if (!remark || quiet_ < tricksBetween)
        return std::nullopt;
    quiet_ = 0;
    return remark;
}

std::optional<Remark> Remarks::onCrack(Seat cracker) const
{
    const bool atPicker = picker_ && *picker_ != cracker && speaks(*picker_);
    return atPicker ? std::optional(Remark { *picker_, Occasion::Cracked }) : std::nullopt;
}

std::optional<Remark> Remarks::onTrick(const TrickTaken& taken)
{
    ++quiet_;
    seenCards_ = mixedSeed(seenCards_, taken.cards.bits());
    if (leaster_ || seating_.seats.empty()
        || taken.cards.points().value < bigForEach * seating_.count())
        return std::nullopt;
    if (speaks(taken.winner))
        return mayHappen(2) ? std::optional(Remark { taken.winner, Occasion::BigTrick })
                            : std::nullopt;
    const bool persons =
        indexOf(taken.winner) < seating_.count() && seating_.at(taken.winner).person;
    if (!persons || !mayHappen(3))
        return std::nullopt;
    const int first =
        static_cast<int>(Rng(seenCards_ + 1).below(static_cast<std::uint32_t>(seating_.count())));
    for (int i = 0; i < seating_.count(); ++i)
        if (const Seat seat = seatAt((first + i) % seating_.count()); speaks(seat))
            return Remark { seat, Occasion::PersonsBigTrick };
    return std::nullopt;
}

/// What could be said, the rarest first.
std::vector<Remark> Remarks::wordsOn(const HandScored& scored) const
{
    std::vector<Remark> found;
    const auto add = [&](Seat seat, Occasion occasion) {
        if (speaks(seat))
            found.push_back({ seat, occasion });
    };
    const auto* const picked = std::get_if<PickedOutcome>(&scored.outcome);
    const bool alone = picked && picked->partners.empty();
    if (alone && wins(scored, picked->picker))
        add(picked->picker, Occasion::AloneWon);
    if (std::holds_alternative<LeasterOutcome>(scored.outcome))
        for (const Seat seat : scored.scores.leasterWinners)
            add(seat, Occasion::LeasterWon);
    for (const Mauer& mauer : mauers_)
        add(mauer.seat, Occasion::MauerPassed);
    if (!picked)
        return found;
    const bool clear = losersAreSchneider(scored.scores);
    for (int i = 0; clear && i < seating_.count(); ++i)
        if (wins(scored, seatAt(i)))
            add(seatAt(i), Occasion::SchneiderWon);
    if (scored.scores.scores[picked->picker].value < 0)
        add(picked->picker, Occasion::PickerLost);
    return found;
}

std::optional<Remark> Remarks::onResult(const HandScored& scored) const
{
    const auto found = wordsOn(scored);
    if (found.empty() || mayHappen(3)) // now and then silence is best
        return std::nullopt;
    return found.front();
}

} // namespace sheepshead
