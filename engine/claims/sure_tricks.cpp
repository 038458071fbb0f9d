// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/claims/sure_tricks.h"

#include "engine/worlds/hidden_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// What another seat can have left.
struct Other {
    CardSet possible;
    int cards = 0;
    std::array<int, 5> followed {}; ///< how often the seat had to follow trump and each fail suit
    bool alwaysFollows = true;      ///< not where a covered card may be of the suit
    bool hasUnder = false;          ///< then not the called suit either
};

bool isUnderOnTable(const Observation& seen)
{
    const Trick* const trick = seen.trickOnTable();
    return trick && std::ranges::any_of(trick->cards, &PlayedCard::asUnder);
}

class Prover {
public:
    Prover(const Observation& seen, const PlayTable& table, const World& world,
        const PerSeat<CardSet>& possible)
        : trumps_(seen.trumps)
        , viewer_(seen.viewer)
    {
        for (const Seat seat : seen.seats)
            if (seat != viewer_)
                addOther(seen, seat, possible[seat]);
        World loose;
        loose.hands = handsWith(seen.seats, seen.hand);
        if (isUnderOnTable(seen))
            loose.under = world.under;
        play_ = table.position(loose).play;
    }

    /// The longest sequence of cards that all take their tricks.
    std::vector<Card> order() const
    {
        if (play_.cardsInTrick() == 0)
            return thenLeads(*this);
        std::vector<Card> longest;
        for (const Card card : play_.legal()) {
            if (!takesTrickOnTable(card))
                continue;
            Prover next = *this;
            next.take(card);
            auto order = thenLeads(next);
            if (order.size() > longest.size())
                longest = std::move(order);
        }
        return longest;
    }

private:
    void addOther(const Observation& seen, Seat seat, CardSet possible)
    {
        Other& other = others_[seat];
        other.possible = possible;
        other.cards = seen.cardsHeld[seat];
        other.alwaysFollows = !seen.open[seat].meets(seen.covering);
        other.hasUnder = seen.calledWithUnder && seat == seen.picker;
        unseen_ |= possible;
    }

    PerSeat<CardSet> handsWith(SeatSet seats, CardSet viewers) const
    {
        PerSeat<CardSet> hands;
        for (const Seat seat : seats)
            hands[seat] = seat == viewer_ ? viewers : unseen_;
        return hands;
    }

    static std::vector<Card> thenLeads(Prover prover)
    {
        while (prover.leadOne())
            continue;
        return prover.order_;
    }

    bool handIsEmpty() const { return play_.hand(viewer_).empty(); }

    /// Leads any card that is sure to win: that makes no other card less sure.
    bool leadOne()
    {
        if (handIsEmpty())
            return false;
        for (const Card card : play_.legal()) {
            Playing led = play_;
            led.play(trumps_, card);
            if (!isSafe(led, led.seats()))
                continue;
            take(card);
            return true;
        }
        return false;
    }

    bool takesTrickOnTable(Card card) const
    {
        Playing played = play_;
        if (played.play(trumps_, card)) // the last to play
            return played.leader() == viewer_;
        return played.winning() == viewer_ && isSafe(played, seatsToFollow());
    }

    SeatSet seatsToFollow() const
    {
        if (play_.cardsInTrick() == 0)
            return play_.seats();
        SeatSet seats;
        for (Seat seat = play_.seats().nextAfter(viewer_); seat != play_.leader();
             seat = play_.seats().nextAfter(seat))
            seats.add(seat);
        return seats;
    }

    /// The viewer has the trick, and none of these seats can take it.
    bool isSafe(const Playing& trick, SeatSet seats) const
    {
        CardSet beating;
        for (const Card card : unseen_&(trick.ledSuit() | trumps_.trump())) {
            Playing next = trick;
            const bool ended = next.play(trumps_, card);
            if ((ended ? next.leader() : next.winning()) != viewer_)
                beating.add(card);
        }
        return std::ranges::none_of(seats, [&](Seat seat) {
            return seat != viewer_
                && (mayHold(others_[seat], beating & trumps_.trump())
                    || mayHold(others_[seat], beating - trumps_.trump()));
        });
    }

    /// One of these cards, which are all of one suit.
    bool mayHold(const Other& other, CardSet cards) const
    {
        if (!other.possible.meets(cards))
            return false;
        const CardSet suit = trumps_.suitOf(cards.first());
        return other.cards > 0 && (other.possible & suit).size() > other.followed[numberOf(suit)];
    }

    std::size_t numberOf(CardSet suit) const
    {
        return suit.meets(trumps_.trump()) ? 4 : static_cast<std::size_t>(suit.first().suit());
    }

    /// The viewer takes the trick and leads the next one.
    void take(Card card)
    {
        const SeatSet followers = seatsToFollow();
        Playing played = play_;
        played.play(trumps_, card);
        const CardSet led = played.ledSuit();
        CallDuty duty = play_.duty();
        for (const Seat seat : followers)
            if (seat != viewer_)
                follow(others_[seat], led, led == duty.suit);
        if (led == duty.suit)
            duty.suit = {};
        order_.push_back(card);
        play_ = Playing(
            play_.seats(), handsWith(play_.seats(), play_.hand(viewer_).without(card)), viewer_);
        play_.setDuty(duty);
    }

    void follow(Other& other, CardSet led, bool calledSuit) const
    {
        --other.cards;
        if (other.alwaysFollows && !(calledSuit && other.hasUnder))
            ++other.followed[numberOf(led)];
    }

    TrumpOrder trumps_;
    Seat viewer_;
    CardSet unseen_; ///< in any hand
    PerSeat<Other> others_;
    Playing play_; ///< in which every other seat holds all hidden cards
    std::vector<Card> order_;
};

} // namespace

std::optional<PerSeat<CardSet>> possibleCards(const Observation& seen)
{
    const std::vector<HiddenCards> explanations = hiddenCardsOf(seen);
    if (explanations.empty())
        return std::nullopt;
    PerSeat<CardSet> possible = seen.open;
    for (const HiddenCards& hidden : explanations)
        for (const HiddenPlace& place : hidden.places)
            if (place.kind != PlaceKind::Buried && place.kind != PlaceKind::Aside)
                possible[place.seat] |= place.allowed;
    return possible;
}

std::vector<Card> sureTricks(const Observation& seen, const PlayTable& table, const World& world)
{
    const auto possible = possibleCards(seen);
    return possible ? Prover(seen, table, world, *possible).order() : std::vector<Card>();
}

} // namespace sheepshead
