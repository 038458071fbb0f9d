// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/reconstruction.h"

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
            if (state.over() || (state.phase() > seen_.phase && !state.data().isRaisedAtPick()))
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
            return isViewersTurn(state) && state.data().called == seen_.called
                && (state.picker() || std::ranges::equal(state.legalActions(), legal_));
        case Phase::Picking:
        case Phase::Raising:
            return isViewersTurn(state) && state.data().raises() == seen_.raises()
                && std::ranges::equal(state.legalActions(), legal_);
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
        // BLITZ-WHEN: pairs that are shown later are not shown now.
        if (const auto pair = pairToShow(state, seat); pair && !state.whyNot(Blitz { *pair }))
            return Blitz { *pair };
        if (seen_.passed.contains(seat))
            return Pass {};
        if (seat != seen_.picker)
            return std::nullopt;
        return Pick { seen_.callUp, seen_.blindPick };
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

    /// 8H-2: calls the cards that were called and declines the others.
    std::optional<Action> callWithoutPicker(const HandState& state) const
    {
        const Action next = state.legalActions().front();
        const auto* const call = std::get_if<Call>(&next);
        return call != nullptr && seen_.calledCards.contains(call->card) ? next
                                                                         : Action(Decline {});
    }

    /// What was said next of all that raised the stake.
    const Raise* nextRaise(const HandState& state) const
    {
        const auto said = static_cast<std::size_t>(state.data().raises());
        return said < seen_.raised.size() ? &seen_.raised[said] : nullptr;
    }

    std::optional<BlitzPair> pairToShow(const HandState& state, Seat seat) const
    {
        const Raise* const next = nextRaise(state);
        const auto* const blitz = next ? std::get_if<Blitzed>(next) : nullptr;
        return blitz && blitz->seat == seat ? std::optional(blitz->pair) : std::nullopt;
    }

    Action raise(const HandState& state, Seat seat) const
    {
        const RaiseStage stage = state.data().raiseStage;
        if (stage == RaiseStage::Blitz || stage == RaiseStage::AtPick) {
            const auto pair = pairToShow(state, seat);
            return pair ? Action(Blitz { *pair }) : Action(Decline {});
        }
        const Raise* const next = nextRaise(state);
        const auto* const crack = next ? std::get_if<Cracked>(next) : nullptr;
        const bool answers = stage == RaiseStage::Answer;
        const bool now =
            crack && crack->seat == seat && answers == (crack->kind != RaiseKind::Crack);
        return now ? Action(Crack {}) : Action(Decline {});
    }

    /// BLITZ-WHEN "in play": with the second of the queens, if it was not said of the first one.
    bool isShownWith(const HandState& state, Seat seat, Card card) const
    {
        return pairToShow(state, seat) && !state.whyNot(Play { card, true });
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
                return Play { *card, isShownWith(state, seat, *card) };
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

std::optional<HandState> reconstructHand(
    const Observation& seen, const World& world, std::span<const Action> legal)
{
    return Reteller(seen, world, legal).tell();
}

} // namespace sheepshead
