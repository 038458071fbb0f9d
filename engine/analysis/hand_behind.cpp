// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/world.h"

#include "engine/hand/raising.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Does again what an observation tells.
class Reteller {
public:
    Reteller(const Observation& seen, const World& world, std::span<const Action> legal)
        : seen_(seen)
        , world_(world)
        , legal_(legal)
    {
        for (const Trick& trick : seen.tricks)
            cardsToPlay_ += static_cast<int>(trick.cards.size());
    }

    std::optional<HandState> tell()
    {
        if (seen_.variant.layout().piles > 0 && cardsToPlay_ > 0)
            return std::nullopt;
        const Result<HandState> start =
            HandState::fromDeal(seen_.variant, world_.deal, seen_.doubler);
        if (!start)
            return std::nullopt;
        HandState state = *start;
        while (!arrived(state)) {
            if (state.over() || state.phase() > seen_.phase)
                return std::nullopt;
            const std::optional<Action> next = nextAction(state);
            if (!next || state.whyNot(*next))
                return std::nullopt;
            state.apply(*next);
        }
        return state;
    }

private:
    bool isViewersTurn(const HandState& state) const
    {
        return state.phase() == seen_.phase && state.toAct() == seen_.viewer;
    }

    bool arrived(const HandState& state) const
    {
        switch (seen_.phase) {
        case Phase::Playing:
            return state.phase() == Phase::Playing && cardsPlayed_ == cardsToPlay_;
        case Phase::Calling:
            return isViewersTurn(state) && state.data().called == seen_.called;
        case Phase::Picking:
        case Phase::Raising:
            return isViewersTurn(state) && std::ranges::equal(state.legalActions(), legal_);
        default:
            return isViewersTurn(state);
        }
    }

    std::optional<Action> nextAction(const HandState& state)
    {
        const Seat seat = *state.toAct();
        switch (state.phase()) {
        case Phase::Redealing:
            return Decline {};
        case Phase::Picking:
            return pickOrPass(state, seat);
        case Phase::Voting:
            return seen_.votes[seat] ? std::optional<Action>(Vote { *seen_.votes[seat] })
                                     : std::nullopt;
        case Phase::Bidding:
            return bid(seat);
        case Phase::Burying:
            return Bury { world_.buried[seat] };
        case Phase::Calling:
            return state.picker() ? call() : callWithoutPicker(state);
        case Phase::Raising:
            return raise(state, seat);
        case Phase::Playing:
            return play(state, seat);
        case Phase::Over:
            break;
        }
        return std::nullopt;
    }

    std::optional<Action> pickOrPass(const HandState& state, Seat seat) const
    {
        const bool showsNow = seen_.variant->blitzWhen == BlitzWhen::BeforePick;
        if (const auto pair = showsNow ? pairShown(state, seat) : std::nullopt)
            return Blitz { *pair };
        if (seen_.passed.contains(seat))
            return Pass {};
        return seat == seen_.picker ? std::optional<Action>(Pick { seen_.callUp }) : std::nullopt;
    }

    std::optional<Action> bid(Seat seat) const
    {
        if (seen_.passed.contains(seat))
            return Pass {};
        // Whoever spoke and neither passed nor has the bid was overcalled.
        return Bid { seat == seen_.picker ? *seen_.bid : BidKind::Call };
    }

    std::optional<Action> call() const
    {
        std::optional<Call> partner;
        if (seen_.called)
            partner = Call { *seen_.called, world_.under };
        if (seen_.sheepshead)
            return CallSheepshead { partner };
        if (seen_.solo)
            return *seen_.solo == SoloKind::Side
                ? NameSolo { *seen_.solo, seen_.trumps.trumpSuit() }
                : NameSolo { *seen_.solo };
        if (partner)
            return *partner;
        return seen_.alone ? Action(GoAlone {}) : Action(Decline {});
    }

    /// 8H-2: up the ladder as far as the last card that was called.
    std::optional<Action> callWithoutPicker(const HandState& state) const
    {
        if (state.data().called == seen_.called)
            return Decline {};
        return state.legalActions().front();
    }

    int raisesLeft(const HandState& state) const { return seen_.raises() - state.data().raises(); }

    CardSet playedBy(Seat seat) const
    {
        CardSet cards;
        for (const Trick& trick : seen_.tricks)
            for (const PlayedCard& played : trick.cards)
                if (played.seat == seat && played.card)
                    cards.add(*played.card);
        return cards;
    }

    /// A pair is open as long as it is in hand; one that was played may have been shown.
    std::optional<BlitzPair> pairShown(const HandState& state, Seat seat) const
    {
        if (raisesLeft(state) <= 0 || !raising::mayRaise(state.data()))
            return std::nullopt;
        for (const BlitzPair pair : raising::pairsOf(state.data(), seat)) {
            const CardSet cards = raising::cardsOf(pair);
            if (seen_.open[seat].meets(cards))
                return pair;
            if (playedBy(seat).containsAll(cards) && !answerIsMissing(state))
                return pair;
        }
        return std::nullopt;
    }

    /// Pairs that can still be seen to have been shown, beyond those already told.
    int pairsToCome(const HandState& state) const
    {
        int pairs = 0;
        for (const BlitzPair pair :
            { BlitzPair::BlackQueens, BlitzPair::RedQueens, BlitzPair::BlackJacks })
            for (const Seat seat : seen_.seats)
                pairs += seen_.open[seat].meets(raising::cardsOf(pair))
                        && !state.data().blitzed.meets(raising::cardsOf(pair))
                    ? 1
                    : 0;
        return pairs;
    }

    bool answerIsMissing(const HandState& state) const
    {
        const HandData& hand = state.data();
        return hand.raiseStage == RaiseStage::Answer && !hand.crackAnswered;
    }

    std::optional<Action> raise(const HandState& state, Seat seat) const
    {
        const HandData& hand = state.data();
        switch (hand.raiseStage) {
        case RaiseStage::Crack:
            return seen_.crackers.contains(seat) ? Action(Crack {}) : Action(Decline {});
        case RaiseStage::Answer: {
            const bool answered = raisesLeft(state) > pairsToCome(state);
            const bool byPicker = hand.variant->recrack
                && (seen_.partners().empty() || !hand.variant->crackAroundTheCorner);
            return answered && byPicker == (seat == seen_.picker) ? Action(Crack {})
                                                                  : Action(Decline {});
        }
        case RaiseStage::Blitz:
            if (const auto pair = pairShown(state, seat))
                return Blitz { *pair };
            return Decline {};
        case RaiseStage::Done:
            break;
        }
        return std::nullopt;
    }

    std::optional<Action> play(const HandState& state, Seat seat)
    {
        int before = cardsPlayed_++;
        for (const Trick& trick : seen_.tricks) {
            const auto size = static_cast<int>(trick.cards.size());
            if (before < size) {
                const PlayedCard& played = trick.cards[static_cast<std::size_t>(before)];
                const auto card = played.card ? played.card : world_.under;
                if (played.seat != seat || !card)
                    return std::nullopt;
                const Action withPair = Play { *card, true };
                const bool shown = raisesLeft(state) > 0 && !state.whyNot(withPair);
                return shown ? withPair : Action(Play { *card });
            }
            before -= size;
        }
        return std::nullopt;
    }

    const Observation& seen_;
    const World& world_;
    std::span<const Action> legal_;
    int cardsToPlay_ = 0;
    int cardsPlayed_ = 0;
};

} // namespace

std::optional<HandState> handBehind(
    const Observation& seen, const World& world, std::span<const Action> legal)
{
    return Reteller(seen, world, legal).tell();
}

} // namespace sheepshead
