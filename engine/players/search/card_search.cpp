// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/card_search.h"

#include "engine/players/search/likely_worlds.h"
#include "engine/players/search/next_card_lookahead.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/playout/playout_batch.h"
#include "engine/playout/seat_payoff.h"
#include "engine/worlds/leanings.h"

namespace sheepshead {

namespace {

constexpr std::uint64_t faceDown = 32; ///< beyond the numbers of the cards
constexpr int muchTheSamePoints = 8;

/// BLITZ-WHEN "in play": the stake is doubled once more.
PlaySetting blitzed(PlaySetting setting)
{
    if (auto* const picked = std::get_if<PickedOutcome>(&setting.outcome))
        ++picked->raises;
    return setting;
}

/// The main features of a position: the legal cards, who has the trick and roughly its points.
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

/// Every card that the seat to act may properly play, tried in one world after another. All
/// seats play on as the playouts do, but the seat to act looks ahead once more at its next card.
/// Keeps a reference to the table.
class CardTrials {
public:
    CardTrials(const Observation& seen, std::span<const Action> legal, const PlayTable& table,
        const Opponents& opponents);

    /// Counts as `times` equal worlds.
    void tryIn(const World& world, const Seated& seated, int times);

    std::vector<Trials> all();

private:
    /// A play in one world, up to the viewer's next decision. Its endings are still to be played:
    /// one for each card there, or only one if there is no decision.
    struct Trial {
        std::size_t play = 0;
        int times = 0;
        std::size_t endings = 0;
        NextCardLookahead::Branch branch;
    };
    /// Endings that are played together; all of them fit into a cache.
    static constexpr std::size_t endingsAtOnce = 400;

    void tryNext(std::size_t play, PlayPosition& next, int times);
    void branchAt(const PlayPosition& position, Trial& trial);
    void settle();
    bool decides(const PlayPosition& position) const;

    Seat viewer_;
    const PlayTable& table_;
    const Opponents& opponents_;
    PlaySetting blitzSetting_;
    Playout playout_;
    PlayoutBatch batch_;
    std::vector<Trial> trials_; ///< in which the endings are still to be played
    std::vector<Unfinished> endings_;
    SeatPayoff payoff_;
    SeatPayoff blitzPayoff_;
    std::vector<Play> plays_;
    std::vector<NextCardLookahead> lookaheads_; ///< one for each play
};

CardTrials::CardTrials(const Observation& seen, std::span<const Action> legal,
    const PlayTable& table, const Opponents& opponents)
    : viewer_(seen.viewer)
    , table_(table)
    , opponents_(opponents)
    , blitzSetting_(blitzed(table.setting()))
    , playout_(table.setting())
    , batch_(table.setting())
    , payoff_(table.setting(), seen.viewer)
    , blitzPayoff_(blitzSetting_, seen.viewer)
{
    for (const Action& action : legal)
        if (const auto* const play = std::get_if<Play>(&action);
            play && seen.proper.contains(play->card))
            plays_.push_back(*play);
    lookaheads_.resize(plays_.size());
}

void CardTrials::tryIn(const World& world, const Seated& seated, int times)
{
    playout_.setCompany(companyOf(opponents_, seated, table_.setting().seats, viewer_));
    const PlayPosition position = table_.position(world);
    for (std::size_t i = 0; i < plays_.size(); ++i) {
        PlayPosition next = position;
        playCard(next, table_.setting(), plays_[i].card);
        tryNext(i, next, times);
    }
    if (endings_.size() >= endingsAtOnce)
        settle();
}

std::vector<Trials> CardTrials::all()
{
    settle();
    std::vector<Trials> all;
    for (std::size_t i = 0; i < plays_.size(); ++i) {
        auto [scores, endings] = lookaheads_[i].results();
        all.push_back({ plays_[i], std::move(scores), {}, std::move(endings) });
    }
    return all;
}

/// Plays on to the viewer's next decision, where every card is to be tried.
void CardTrials::tryNext(std::size_t play, PlayPosition& next, int times)
{
    Trial trial { .play = play, .times = times, .endings = 1, .branch = {} };
    trial.branch.seen = 1;
    while (!next.play.over() && !decides(next)) {
        const Card card = playout_.choose(next);
        const bool faceUp = next.play.hand(next.play.turn()).contains(card);
        trial.branch.seen = mixedSeed(
            trial.branch.seen, faceUp ? static_cast<std::uint64_t>(card.index()) : faceDown);
        playCard(next, table_.setting(), card);
    }
    if (next.play.over())
        endings_.push_back({ next, playout_.company() });
    else
        branchAt(next, trial);
    trials_.push_back(trial);
}

void CardTrials::branchAt(const PlayPosition& position, Trial& trial)
{
    NextCardLookahead::Branch& branch = trial.branch;
    branch.alike = whatMatters(position);
    const Card usual = playout_.choose(position);
    for (const Card card : position.play.legal()) {
        if (card == usual)
            branch.usual = branch.cards;
        endings_.push_back({ position, playout_.company() });
        playCard(endings_.back().position, table_.setting(), card);
        ++branch.cards;
    }
    trial.endings = branch.cards;
}

/// Plays all endings, and counts the trials in the order in which they were made.
void CardTrials::settle()
{
    batch_.finish(endings_);
    auto ending = endings_.begin();
    for (Trial& trial : trials_) {
        SeatPayoff& payoff = plays_[trial.play].blitz ? blitzPayoff_ : payoff_;
        NextCardLookahead::Branch& branch = trial.branch;
        for (std::size_t i = 0; i < trial.endings; ++i) {
            const ScoredEnding paid = payoff.scoredEnding((ending++)->position);
            branch.scores[i] = paid.score;
            branch.endings[i] = paid.ending;
        }
        if (branch.cards == 0)
            lookaheads_[trial.play].add(branch.scores[0], trial.times, branch.endings[0]);
        else
            lookaheads_[trial.play].add(branch, trial.times);
    }
    trials_.clear();
    endings_.clear();
}

bool CardTrials::decides(const PlayPosition& position) const
{
    if (position.play.turn() != viewer_)
        return false;
    const auto cards = static_cast<std::size_t>(position.play.legal().size());
    return cards > 1 && cards <= NextCardLookahead::mostCards;
}

} // namespace

std::vector<Trials> tryCards(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, int worlds, Rng& rng, const TimeIsUp& stop,
    const KnownCards& granted)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen), granted);
    const auto first = sampler.draw(rng);
    const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (!table)
        return {};
    Likelihood likelihood(seen, *table, opponents);
    CardTrials trials(seen, legal, *table, opponents);
    forEachLikelyWorld(sampler, likelihood, worlds, rng, stop,
        [&](const World& world, const Seated& seated, int times) {
            trials.tryIn(world, seated, times);
        });
    return trials.all();
}

} // namespace sheepshead
