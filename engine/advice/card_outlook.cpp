// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/card_outlook.h"

#include "engine/players/search/likely_worlds.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/worlds/leanings.h"

#include <vector>

namespace sheepshead {

namespace {

/// Plays a card, the rest of its trick and the rest of the hand, and counts what happened.
class TrickStory {
public:
    TrickStory(const PlayPosition& start, const PlaySetting& setting, Playout& playout,
        const Observation& seen)
        : end_(start)
        , setting_(setting)
        , playout_(playout)
        , seen_(seen)
    {
    }

    void tell(Card card, double weight, CardOutlook& outlook);
    Seat winner() const { return winner_; }
    int handPoints() const { return pointsOfSide(end_, setting_, seen_.viewer); }
    /// Whether the seat is on the viewer's side, as it turned out at the end.
    bool isFriend(Seat seat) const { return onOneSide(end_, setting_, seen_.viewer, seat); }

private:
    void playTrick(Card card);
    void play(Card card);
    bool isTrump(Card card) const { return setting_.trumps.isTrump(card); }

    PlayPosition end_;
    const PlaySetting& setting_;
    Playout& playout_;
    const Observation& seen_;
    PerSeat<std::optional<Card>> laid_;
    PerSeat<CardSet> played_; ///< after the card
    CardSet trick_;
    int points_ = 0;
    bool hadTrick_ = false;
    Seat winner_ {};
};

void TrickStory::play(Card card)
{
    const Seat seat = end_.play.turn();
    points_ =
        (end_.play.cardsInTrick() > 0 ? end_.play.trickPoints().value : 0) + card.points().value;
    laid_[seat] = card;
    played_[seat].add(card);
    trick_.add(card);
    playCard(end_, setting_, card);
}

void TrickStory::playTrick(Card card)
{
    const Playing& play = end_.play;
    const int before = end_.tricksDone;
    trick_ = play.cardsInTrick() > 0 ? play.trick() : CardSet();
    if (play.cardsInTrick() > 0)
        laid_[play.winning()] = play.best();
    this->play(card);
    const Seat viewer = seen_.viewer;
    hadTrick_ = end_.tricksDone > before ? play.leader() == viewer : play.winning() == viewer;
    while (end_.tricksDone == before)
        this->play(playout_.choose(end_));
    winner_ = play.leader();
}

void TrickStory::tell(Card card, double weight, CardOutlook& outlook)
{
    playTrick(card);
    playout_.finish(end_);
    const bool ours = isFriend(winner_);
    const bool mine = winner_ == seen_.viewer;
    outlook.takes += mine ? weight : 0;
    outlook.oursTakes += ours ? weight : 0;
    if (hadTrick_ && !mine) {
        const auto best = laid_[winner_];
        const bool byTrump = !isTrump(card) && best && isTrump(*best);
        (byTrump ? outlook.trumped : outlook.overtaken) += weight;
    }
    (ours ? outlook.ours : outlook.theirs) += weight * points_;
    if (seen_.called && trick_.contains(*seen_.called)
        && !(seen_.picker && played_[*seen_.picker].contains(*seen_.called))) // CALL-OWN
        outlook.calledFalls += weight;
    for (const Seat seat : setting_.seats)
        if (!isFriend(seat))
            outlook.trumpFalls += weight * (played_[seat] & setting_.trumps.trump()).size();
    outlook.handPoints += weight * handPoints();
}

/// What the stories of the first and the last card in one world tell of sides and takers.
void count(const TrickStory& first, const TrickStory& last, const Observation& seen, int times,
    PlayOutlook& outlook)
{
    for (const Seat seat : seen.seats)
        outlook.friendly[seat] += first.isFriend(seat) ? times : 0;
    const Seat winner = last.winner();
    outlook.taken[winner] += times;
    OutlookIf& side = last.isFriend(winner) ? outlook.ifOurs : outlook.ifTheirs;
    side.share += times;
    side.withFirst += times * first.handPoints();
    side.withLast += times * last.handPoints();
}

void divide(PlayOutlook& outlook, SeatSet seats, double by)
{
    for (CardOutlook& card : outlook.cards)
        for (double* value : { &card.takes, &card.oursTakes, &card.trumped, &card.overtaken,
                 &card.ours, &card.theirs, &card.calledFalls, &card.trumpFalls, &card.handPoints })
            *value /= by;
    for (OutlookIf* const side : { &outlook.ifOurs, &outlook.ifTheirs }) {
        if (side->share > 0)
            for (double* const points : { &side->withFirst, &side->withLast })
                *points /= side->share;
        side->share /= by;
    }
    for (const Seat seat : seats) {
        outlook.friendly[seat] /= by;
        outlook.taken[seat] /= by;
    }
}

} // namespace

PlayOutlook outlookOf(const Observation& seen, std::span<const Action> legal,
    std::span<const Card> cards, const Opponents& opponents, int worlds, Rng& rng,
    const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    const auto first = sampler.draw(rng);
    const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (!table)
        return {};
    PlayOutlook outlook;
    for (const Card card : cards)
        outlook.cards.push_back({ .card = card });
    Playout playout(table->setting());
    Likelihood likelihood(seen, *table, opponents);
    int total = 0;
    const auto tell = [&](const World& world, const Seated& seated, int times) {
        total += times;
        playout.setCompany(companyOf(opponents, seated, seen.seats, seen.viewer));
        const PlayPosition position = table->position(world);
        std::vector<TrickStory> stories;
        for (CardOutlook& card : outlook.cards) {
            stories.emplace_back(position, table->setting(), playout, seen);
            stories.back().tell(card.card, times, card);
        }
        count(stories.front(), stories.back(), seen, times, outlook);
    };
    forEachLikelyWorld(sampler, likelihood, worlds, rng, stop, tell);
    if (total == 0)
        return {};
    divide(outlook, seen.seats, total);
    return outlook;
}

} // namespace sheepshead
