// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/card_trials.h"

#include "engine/support/rng.h"

namespace sheepshead {

namespace {

constexpr std::uint64_t faceDown = 32; ///< no card's number
constexpr int muchTheSamePoints = 8;

/// BLITZ-WHEN "in play": the stake is doubled once more.
PlaySetting blitzed(PlaySetting setting)
{
    if (auto* const picked = std::get_if<PickedOutcome>(&setting.outcome))
        ++picked->raises;
    return setting;
}

/// What he may play, who has the trick, and about how much is in it.
std::uint64_t whatMatters(const PlayPosition& position)
{
    const Playing& play = position.play;
    std::uint64_t key = mixedSeed(2, play.legal().bits());
    key = mixedSeed(key, static_cast<std::uint64_t>(play.cardsInTrick()));
    if (play.cardsInTrick() == 0)
        return key;
    const int points = play.trick().points().value / muchTheSamePoints;
    key = mixedSeed(key, static_cast<std::uint64_t>(play.winning()));
    return mixedSeed(key, static_cast<std::uint64_t>(points));
}

} // namespace

CardTrials::CardTrials(
    const Observation& seen, std::span<const Action> legal, const PlayTable& table)
    : viewer_(seen.viewer)
    , table_(table)
    , blitzSetting_(blitzed(table.setting()))
    , playout_(table.setting())
    , payoff_(table.setting(), seen.viewer)
    , blitzPayoff_(blitzSetting_, seen.viewer)
{
    for (const Action& action : legal)
        if (const auto* const play = std::get_if<Play>(&action);
            play && seen.proper.contains(play->card))
            plays_.push_back(*play);
    thoughts_.resize(plays_.size());
}

void CardTrials::tryIn(const World& world, int times)
{
    const PlayPosition position = table_.position(world);
    for (std::size_t i = 0; i < plays_.size(); ++i) {
        PlayPosition next = position;
        playCard(next, table_.setting(), plays_[i].card);
        tryNext(i, next, times);
    }
}

std::vector<Trials> CardTrials::all() const
{
    std::vector<Trials> all;
    for (std::size_t i = 0; i < plays_.size(); ++i)
        all.push_back({ plays_[i], thoughts_[i].scores() });
    return all;
}

/// On to the viewer's next decision, and every way to make it.
void CardTrials::tryNext(std::size_t play, PlayPosition& next, int times)
{
    SeatPayoff& payoff = plays_[play].blitz ? blitzPayoff_ : payoff_;
    std::uint64_t seen = 1;
    while (!next.play.over() && !decides(next)) {
        const Card card = playout_.choose(next);
        const bool faceUp = next.play.hand(next.play.turn()).contains(card);
        seen = mixedSeed(seen, faceUp ? static_cast<std::uint64_t>(card.index()) : faceDown);
        playCard(next, table_.setting(), card);
    }
    if (next.play.over())
        thoughts_[play].add(payoff.of(next), times);
    else
        thoughts_[play].add(branchAt(next, seen, payoff), times);
}

SecondThoughts::Branch CardTrials::branchAt(
    const PlayPosition& position, std::uint64_t seen, SeatPayoff& payoff)
{
    SecondThoughts::Branch branch;
    branch.seen = seen;
    branch.alike = whatMatters(position);
    const Card usual = playout_.choose(position);
    for (const Card card : position.play.legal()) {
        if (card == usual)
            branch.usual = branch.cards;
        PlayPosition end = position;
        playCard(end, table_.setting(), card);
        playout_.finish(end);
        branch.scores[branch.cards++] = payoff.of(end);
    }
    return branch;
}

bool CardTrials::decides(const PlayPosition& position) const
{
    if (position.play.turn() != viewer_)
        return false;
    const auto cards = static_cast<std::size_t>(position.play.legal().size());
    return cards > 1 && cards <= SecondThoughts::mostCards;
}

} // namespace sheepshead
