// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/hidden_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };

CardSet failAces(const TrumpOrder& trumps) { return cardsOf(Rank::Ace) - trumps.trump(); }

bool isFailCall(const Observation& seen)
{
    return seen.picker && seen.called && !seen.trumps.isTrump(*seen.called);
}

/// Narrows down what can lie in each place.
class CardFinder {
public:
    explicit CardFinder(const Observation& seen)
        : seen_(seen)
        , hidden_(hiddenPlacesOf(seen))
    {
    }

    std::vector<HiddenCards> find()
    {
        narrowByVoids();
        if (isFailCall(seen_))
            narrowByFailCall();
        else if (seen_.picker && seen_.called)
            narrowByJack();
        narrowByRaises();
        narrowByKnownPartner();
        if (isFailCall(seen_) && seen_.calledWithUnder)
            return explainUnder();
        if (isFailCall(seen_) && seen_.variant->callOwnAce && seen_.viewer != seen_.picker
            && seen_.called->rank() == Rank::Ace && hidden_.cards.contains(*seen_.called))
            return explainOwnAce();
        return { hidden_ };
    }

private:
    template <class Change> void at(Seat seat, PlaceKind kind, const Change& change)
    {
        for (HiddenPlace& place : hidden_.places)
            if (place.seat == seat && place.kind == kind)
                change(place);
    }

    static bool isPlaceOf(const HiddenPlace& place, Seat seat)
    {
        return place.kind != PlaceKind::Aside && place.seat == seat;
    }

    /// Nowhere with this seat, neither in hand nor buried.
    static void forbid(HiddenCards& hidden, Seat seat, CardSet cards)
    {
        for (HiddenPlace& place : hidden.places)
            if (isPlaceOf(place, seat))
                place.allowed -= cards;
    }

    /// With this seat, in hand or buried; not as the under unless told so.
    static void confine(HiddenCards& hidden, Seat seat, CardSet cards)
    {
        for (HiddenPlace& place : hidden.places)
            if (!isPlaceOf(place, seat))
                place.allowed -= cards;
    }

    void confineToHand(Seat seat, CardSet cards)
    {
        for (HiddenPlace& place : hidden_.places)
            if (place.seat != seat || place.kind != PlaceKind::Hand)
                place.allowed -= cards;
    }

    void forbidInHand(Seat seat, CardSet cards)
    {
        at(seat, PlaceKind::Hand, [&](HiddenPlace& place) { place.allowed -= cards; });
    }

    /// PLAY-2. Nobody is taken to have reneged, even where he could have.
    void narrowByVoids()
    {
        for (const Trick& trick : seen_.tricks) {
            const CardSet led = ledTo(trick, seen_);
            for (const PlayedCard& played : trick.cards)
                if (played.asUnder || !led.contains(*played.card))
                    forbidInHand(played.seat, led);
        }
    }

    const Trick* firstTrickOfCalledSuit() const
    {
        const CardSet suit = seen_.trumps.fail(seen_.called->suit());
        for (const Trick& trick : seen_.tricks)
            if (ledTo(trick, seen_) == suit)
                return &trick;
        return nullptr;
    }

    static bool playedTo(const Trick& trick, Seat seat)
    {
        return std::ranges::find(trick.cards, seat, &PlayedCard::seat) != trick.cards.end();
    }

    void narrowByFailCall()
    {
        const Seat picker = *seen_.picker;
        const CardSet suit = seen_.trumps.fail(seen_.called->suit());
        const CardSet called { *seen_.called };
        const Trick* const first = firstTrickOfCalledSuit();
        if (!seen_.variant->callOwnAce || seen_.calledWithUnder)
            forbid(hidden_, picker, called); // CALL-OWN
        at(picker, PlaceKind::Under, [&](HiddenPlace& place) { place.allowed -= called; });
        if (first)
            for (const PlayedCard& played : first->cards) // PART-FOLLOW, PART-LEAD
                forbidInHand(played.seat, called);
        const bool holdIsOut = first && playedTo(*first, picker);
        if (seen_.called->rank() == Rank::Ten)
            narrowByTen(holdIsOut);
        else if (seen_.variant->callHold && !seen_.calledWithUnder && !holdIsOut)
            at(picker, PlaceKind::Hand,
                [&](HiddenPlace& place) { place.needsOneOf = suit; }); // HOLD
    }

    /// CALL-TEN: all fail aces are the picker's, and the called suit's is in his hand.
    void narrowByTen(bool holdIsOut)
    {
        confine(hidden_, *seen_.picker, failAces(seen_.trumps));
        if (!holdIsOut)
            confineToHand(*seen_.picker, CardSet { { Rank::Ace, seen_.called->suit() } });
    }

    /// JACK-SELF and JACK-UP: what naming a jack tells of the others.
    void narrowByJack()
    {
        const Variant& variant = *seen_.variant;
        const Seat picker = *seen_.picker;
        const bool clubs = variant.partner == Partner::JackOfClubs;
        const Card usual = clubs ? Card(Rank::Jack, Suit::Clubs) : jackOfDiamonds;
        if (!variant.buryPartnerJackAlone)
            at(picker, PlaceKind::Buried, [&](HiddenPlace& place) {
                if (seen_.called == usual || seen_.callUp)
                    place.allowed.remove(*seen_.called);
            });
        if (seen_.called == usual) {
            if (variant.jackAloneAnnounced)
                forbid(hidden_, picker, { usual });
            return;
        }
        if (!seen_.callUp)
            forbid(hidden_, picker, { *seen_.called });
        confine(hidden_, picker, { usual });
        if (!clubs)
            for (const Suit suit : { Suit::Hearts, Suit::Spades, Suit::Clubs }) {
                if (*seen_.called == Card(Rank::Jack, suit))
                    break;
                confine(hidden_, picker, { Card(Rank::Jack, suit) });
            }
    }

    CardSet partnerCards() const
    {
        CardSet cards;
        if (seen_.called)
            cards.add(*seen_.called);
        if (seen_.variant->partner == Partner::JackAndAce)
            cards.add(jackOfDiamonds);
        return cards;
    }

    /// CRACK-WHO: no maker cracks. CALL-SHEEPS may need the jack. 7H-3: the neighbour does not bury
    /// it.
    void narrowByRaises()
    {
        for (const Seat seat : seen_.crackers)
            forbid(hidden_, seat, partnerCards());
        if (seen_.picker && seen_.sheepshead && seen_.variant->sheepsheadNeedsJack
            && (seen_.variant->partner == Partner::JackOfDiamonds
                || seen_.variant->partner == Partner::JackOfClubs))
            confine(hidden_, *seen_.picker,
                { Card(Rank::Jack,
                    seen_.variant->partner == Partner::JackOfClubs ? Suit::Clubs
                                                                   : Suit::Diamonds) });
        if (seen_.picker && seen_.variant->partner == Partner::JackOfDiamonds
            && seen_.variant.layout().neighbourTakes > 0)
            at(seen_.seats.nextAfter(*seen_.picker), PlaceKind::Buried,
                [&](HiddenPlace& place) { place.allowed.remove(jackOfDiamonds); });
    }

    /// CORNER: whoever answers a crack for the picker has shown that he holds the card.
    void narrowByKnownPartner()
    {
        if (!seen_.picker || !seen_.called || seen_.crackers.empty())
            return;
        for (const Seat seat : seen_.partners()) {
            const CardSet unseen = partnerCards() & hidden_.cards;
            const bool shown = unseen.size() < partnerCards().size();
            if (seat == seen_.viewer || shown)
                continue;
            if (unseen.size() == 1)
                confineToHand(seat, unseen);
            else
                at(seat, PlaceKind::Hand, [&](HiddenPlace& place) { place.needsOneOf = unseen; });
        }
    }

    CardSet playedByPicker() const
    {
        CardSet cards;
        for (const Trick& trick : seen_.tricks)
            for (const PlayedCard& played : trick.cards)
                if (played.seat == seen_.picker && played.card)
                    cards.add(*played.card);
        return cards;
    }

    /// CALL-UNDER: of every fail suit the picker has the ace or keeps nothing at all.
    std::vector<HiddenCards> explainUnder() const
    {
        std::vector<HiddenCards> explanations { hidden_ };
        for (const Suit suit : allSuits) {
            if (seen_.trumps.fail(suit).empty())
                continue;
            std::vector<HiddenCards> further;
            for (const HiddenCards& hidden : explanations) {
                if (auto without = keepsNothing(hidden, suit))
                    further.push_back(*without);
                if (auto with = hasAce(hidden, suit))
                    further.push_back(*with);
            }
            explanations = further;
        }
        return explanations;
    }

    /// CALL-OWN as an option: with the ace buried or in his own hand he needs no other card of the
    /// suit.
    std::vector<HiddenCards> explainOwnAce() const
    {
        const CardSet ace { *seen_.called };
        HiddenCards others = hidden_;
        forbid(others, *seen_.picker, ace);
        HiddenCards own = hidden_;
        confine(own, *seen_.picker, ace);
        for (HiddenPlace& place : own.places)
            if (isPlaceOf(place, *seen_.picker))
                place.needsOneOf = {};
        return hasShownNoHold() ? std::vector { own } : std::vector { others, own };
    }

    /// He could not follow when the called suit was led first.
    bool hasShownNoHold() const
    {
        const Trick* const first = firstTrickOfCalledSuit();
        return first && std::ranges::any_of(first->cards, [&](const PlayedCard& played) {
            return played.seat == seen_.picker && played.card
                && !ledTo(*first, seen_).contains(*played.card);
        });
    }

    std::optional<HiddenCards> keepsNothing(HiddenCards hidden, Suit suit) const
    {
        const CardSet fail = seen_.trumps.fail(suit);
        if (seen_.viewer == seen_.picker)
            return hidden;
        if (playedByPicker().meets(fail))
            return std::nullopt;
        const bool beforeBury = seen_.variant->underJudgedOn == UnderJudgedOn::BeforeBury;
        for (HiddenPlace& place : hidden.places)
            if (isPlaceOf(place, *seen_.picker))
                place.allowed -= place.kind != PlaceKind::Buried || beforeBury
                    ? fail
                    : fail & cardsOf(Rank::Ace);
        return hidden;
    }

    std::optional<HiddenCards> hasAce(HiddenCards hidden, Suit suit) const
    {
        const Card ace(Rank::Ace, suit);
        if (seen_.viewer == seen_.picker || ace == seen_.called)
            return std::nullopt;
        if (playedByPicker().contains(ace))
            return hidden;
        if (!hidden.cards.contains(ace))
            return std::nullopt;
        confine(hidden, *seen_.picker, { ace });
        return hidden;
    }

    const Observation& seen_;
    HiddenCards hidden_;
};

} // namespace

std::vector<HiddenCards> hiddenCardsOf(const Observation& seen) { return CardFinder(seen).find(); }

CardSet ledTo(const Trick& trick, const Observation& seen)
{
    const PlayedCard& led = trick.cards.front();
    return led.asUnder ? seen.trumps.fail(seen.called->suit()) : seen.trumps.suitOf(*led.card);
}

} // namespace sheepshead
