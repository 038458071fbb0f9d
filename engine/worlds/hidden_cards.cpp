// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/hidden_cards.h"

#include "engine/hand/phases/raising.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"
#include "engine/worlds/call_explanations.h"

#include <algorithm>

namespace sheepshead {

namespace {

using narrowing::confine;
using narrowing::confineTo;
using narrowing::forbid;
using narrowing::forbidIn;
using narrowing::needInHand;

CardSet failAces(const TrumpOrder& trumps) { return cardsOf(Rank::Ace) - trumps.trump(); }

bool isFailCall(const Observation& seen)
{
    return seen.picker && seen.called && !seen.trumps.isTrump(*seen.called);
}

/// Narrows down what can lie in each place.
class CardFinder {
public:
    CardFinder(const Observation& seen, SeatSet renegers)
        : seen_(seen)
        , renegers_(renegers)
        , hidden_(hiddenPlacesOf(seen))
    {
    }

    std::vector<HiddenCards> find()
    {
        narrowByVoids();
        if (seen_.picker) {
            if (isFailCall(seen_))
                narrowByFailCall();
            if (partnerJackOf(*seen_.variant))
                narrowByJack();
            narrowByBet();
            narrowByNeighboursBury();
        }
        narrowByRaises();
        return explanationsOfCall(seen_, hidden_, renegers_);
    }

private:
    /// PLAY-2
    void narrowByVoids()
    {
        for (const Trick& trick : seen_.tricks) {
            const CardSet led = ledTo(trick, seen_);
            for (const PlayedCard& played : trick.cards)
                if (played.asUnder || !led.contains(*played.card))
                    showVoid(played.seat, led);
        }
    }

    bool mayHaveReneged(Seat seat) const { return renegers_.contains(seat); }

    void showVoid(Seat seat, CardSet suit)
    {
        if (mayHaveReneged(seat))
            return;
        for (HiddenPlace& place : hidden_.places)
            if (place.kind == PlaceKind::Hand && place.seat == seat && !place.justUncovered)
                place.allowed -= suit;
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
        const bool belowAce = seen_.called->rank() != Rank::Ace;
        const Trick* const first = firstTrickOfCalledSuit(seen_);
        if (!seen_.variant->callOwnAce || seen_.calledWithUnder || belowAce)
            forbid(hidden_, picker, called); // CALL-OWN
        if (first)
            for (const PlayedCard& played : first->cards) // PART-FOLLOW, PART-LEAD
                if (!mayHaveReneged(played.seat) && !mayHaveRun(seen_, played.seat))
                    forbidIn(PlaceKind::Hand, hidden_, played.seat, called);
        const bool hasHadHold = playedBy(seen_, picker).meets(suit);
        const bool stillHolds = !mayHaveReneged(picker) && !(first && playedTo(*first, picker));
        if (belowAce)
            narrowByTen();
        else if (seen_.variant->callHold && !seen_.calledWithUnder && (stillHolds || !hasHadHold))
            needInHand(hidden_, picker, suit); // HOLD
    }

    /// CALL-TEN: the picker has all fail aces, and holds that of the called suit. Before a king
    /// the tens are called.
    void narrowByTen()
    {
        confine(hidden_, *seen_.picker, failAces(seen_.trumps));
        if (seen_.called->rank() == Rank::King)
            confine(hidden_, *seen_.picker, cardsOf(Rank::Ten) - seen_.trumps.trump());
        confineTo(PlaceKind::Hand, hidden_, *seen_.picker, { { Rank::Ace, seen_.called->suit() } });
    }

    /// JACK-SELF, JACK-UP and JACK-BURY: what naming a jack or going alone tells.
    void narrowByJack()
    {
        const Variant& variant = *seen_.variant;
        const Seat picker = *seen_.picker;
        const Card usual = *partnerJackOf(variant);
        if (seen_.alone && !seen_.sheepshead) {
            if (!variant.buryPartnerJackAlone)
                forbidIn(PlaceKind::Buried, hidden_, picker, { usual });
            if (!variant.alone) // then only the holder of the jack may say so
                confine(hidden_, picker, { usual });
        } else if (seen_.callUp)
            narrowByJacksBefore(*seen_.callUp);
        else if (seen_.called == usual) {
            if (!variant.buryPartnerJackAlone)
                forbidIn(PlaceKind::Buried, hidden_, picker, { usual });
            if (variant.jackAloneAnnounced)
                forbid(hidden_, picker, { usual });
        } else if (seen_.called) {
            forbid(hidden_, picker, { *seen_.called });
            narrowByJacksBefore(*seen_.called);
        }
    }

    /// JACK-UP: the picker has the usual jack and those that would have been named first. Calling
    /// down from the jack of clubs passes over none.
    void narrowByJacksBefore(Card named)
    {
        confine(hidden_, *seen_.picker, { *partnerJackOf(*seen_.variant) });
        if (seen_.variant->partner == Partner::JackOfClubs)
            return;
        for (const Suit suit : { Suit::Hearts, Suit::Spades, Suit::Clubs }) {
            if (named == Card(Rank::Jack, suit))
                break;
            confine(hidden_, *seen_.picker, { Card(Rank::Jack, suit) });
        }
    }

    /// CALL-SHEEPS may need the jack.
    void narrowByBet()
    {
        const auto jack = partnerJackOf(*seen_.variant);
        if (seen_.sheepshead && seen_.variant->sheepsheadNeedsJack && jack)
            confine(hidden_, *seen_.picker, { *jack });
    }

    /// 7H-3: the neighbour does not bury the partner.
    void narrowByNeighboursBury()
    {
        const bool takes = seen_.variant.layout().neighbourTakes > 0;
        if (takes && seen_.variant->partner == Partner::JackOfDiamonds)
            forbidIn(PlaceKind::Buried, hidden_, seen_.seats.nextAfter(*seen_.picker),
                { jackOfDiamonds });
    }

    CardSet partnerCards() const
    {
        CardSet cards;
        if (seen_.called)
            cards.add(*seen_.called);
        if (seen_.called && seen_.variant->partner == Partner::JackAndAce)
            cards.add(jackOfDiamonds);
        return cards;
    }

    /// CRACK-WHO: no maker cracks.
    void narrowByRaises()
    {
        for (const Seat seat : seen_.crackers)
            forbid(hidden_, seat, partnerCards());
        for (const Raise& raise : seen_.raised) {
            const auto* const crack = std::get_if<Cracked>(&raise);
            if (crack && crack->kind == RaiseKind::AroundTheCorner)
                narrowByCorner(crack->seat);
            if (const auto* const blitz = std::get_if<Blitzed>(&raise))
                narrowByPair(*blitz);
        }
    }

    /// CORNER: a seat that answers a crack for the picker holds a partner card.
    void narrowByCorner(Seat seat)
    {
        const CardSet shown = playedBy(seen_, seat) | seen_.open[seat];
        const CardSet unseen = partnerCards() & hidden_.cards;
        if (seat == seen_.viewer || shown.meets(partnerCards()) || unseen.empty())
            return;
        if (unseen.size() == 1)
            confineTo(PlaceKind::Hand, hidden_, seat, unseen);
        else
            needInHand(hidden_, seat, unseen);
    }

    /// A shown card that neither lies open nor was played has been buried or laid under.
    void narrowByPair(const Blitzed& blitz)
    {
        const CardSet unseen = raising::cardsOf(blitz.pair) & hidden_.cards;
        confine(hidden_, blitz.seat, unseen);
        forbidIn(PlaceKind::Hand, hidden_, blitz.seat, unseen);
    }

    const Observation& seen_;
    SeatSet renegers_;
    HiddenCards hidden_;
};

} // namespace

std::vector<HiddenCards> hiddenCardsOf(const Observation& seen, SeatSet renegers)
{
    return CardFinder(seen, renegers).find();
}

CardSet ledTo(const Trick& trick, const Observation& seen)
{
    const PlayedCard& led = trick.cards.front();
    return led.asUnder ? seen.trumps.fail(seen.called->suit()) : seen.trumps.suitOf(*led.card);
}

} // namespace sheepshead
