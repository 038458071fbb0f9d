// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/position.h"

#include "app/console/protocol/deal_request.h"
#include "engine/cards/card_text.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead::console {

namespace {

std::string seatName(Seat seat) { return "seat " + std::to_string(indexOf(seat)); }

struct PlayedTrick {
    Seat leader;
    std::vector<Card> cards;
    Field field;
};

/// Reads a position and plays the hand up to it.
class PositionReader {
public:
    explicit PositionReader(const Field& request)
        : request_(request)
        , variant_(rulesIn(request))
        , seats_(variant_.tableSeats())
        , game_(newGame(variant_, dealBehind(), doubler()))
    {
    }

    RefereedGame read()
    {
        while (game_.state.toAct() && game_.state.phase() != Phase::Playing)
            decideBefore();
        if (game_.state.thrownIn())
            request_.at("hands").fail("with these cards the hand would have been thrown in");
        checkSettled();
        for (const PlayedTrick& trick : tricks_)
            playTrick(trick);
        return game_;
    }

private:
    std::optional<Field> find(const char* key) const { return request_.find(key); }
    bool flag(const char* key) const { return find(key) && find(key)->flag(); }

    int doubler() const
    {
        constexpr int most = 1 << 20;
        return find("doubler") ? find("doubler")->number(1, most) : 1;
    }

    /// What every seat must have been dealt: what it holds, what it played, and for the makers what
    /// they buried instead of what they took.
    Deal dealBehind()
    {
        readTricks();
        if (find("picker"))
            picker_ = find("picker")->seat(seats_);
        if (find("bury"))
            readBury();
        Deal deal { .dealer = request_.at("dealer").seat(seats_) };
        const SeatSet playing = playingSeats(variant_, deal.dealer);
        if (find("hands") || variant_.layout().piles == 0)
            for (const auto& [seat, cards] : request_.at("hands").bySeat(seats_))
                deal.hands[seat] = cards.cards();
        addPlayed(deal, playing);
        addUnder(deal);
        takeBlindBack(deal);
        layPiles(deal);
        return deal;
    }

    /// Two-handed: what was dealt to a pile was never in the hand, wherever it is now.
    void layPiles(Deal& deal) const
    {
        readPiles(request_, variant_, deal);
        for (const Seat seat : SeatSet::firstSeats(seats_))
            deal.hands[seat] -=
                openInPiles(variant_, deal, seat) | coveredInPiles(variant_, deal, seat);
    }

    void readBury()
    {
        const Field bury = *find("bury");
        if (!picker_)
            bury.fail("no seat has picked");
        if (!bury.isObject()) {
            buried_[*picker_] = bury.cards();
            return;
        }
        for (const auto& [seat, cards] : bury.bySeat(seats_))
            buried_[seat] = cards.cards();
    }

    void readTricks()
    {
        if (!find("tricks"))
            return;
        for (const Field& trick : find("tricks")->items()) {
            trick.allowOnly({ "leader", "cards" });
            tricks_.push_back(
                { trick.at("leader").seat(seats_), trick.at("cards").cardsInOrder(), trick });
        }
    }

    void addPlayed(Deal& deal, SeatSet playing) const
    {
        for (const PlayedTrick& trick : tricks_) {
            Seat seat = trick.leader;
            if (!playing.contains(seat))
                trick.field.at("leader").fail("this seat does not play");
            if (trick.cards.size() > static_cast<std::size_t>(playing.size()))
                trick.field.at("cards").fail("more cards than players");
            for (const Card card : trick.cards) {
                deal.hands[seat].add(card);
                seat = playing.nextAfter(seat);
            }
        }
    }

    void addUnder(Deal& deal) const
    {
        if (find("under") && picker_)
            deal.hands[*picker_].add(find("under")->card());
    }

    /// Without a "blind" the makers are taken to have buried what they took: what was dealt to them
    /// instead can make no difference to the play.
    void takeBlindBack(Deal& deal) const
    {
        CardSet buried;
        for (const Seat seat : SeatSet::firstSeats(seats_)) {
            buried |= buried_[seat];
            deal.hands[seat] |= buried_[seat];
        }
        deal.blind = find("blind") ? find("blind")->cards() : buried;
        if (find("neighbour"))
            deal.neighboursBlind = find("neighbour")->cards();
        else if (picker_ && variant_.layout().neighbourTakes > 0)
            deal.neighboursBlind = deal.blind - buried_[*picker_];
        for (const Seat seat : SeatSet::firstSeats(seats_))
            deal.hands[seat] -= deal.blind;
    }

    Action actionBefore() const
    {
        const Seat seat = *game_.state.toAct();
        switch (game_.state.phase()) {
        case Phase::Picking:
            return showsPair(seat) ? nextRaise()->action
                                   : (seat == picker_ ? pick() : Action(Pass {}));
        case Phase::Voting:
            return Vote {};
        case Phase::Bidding:
            return seat == picker_ ? Action(Bid { bidKind() }) : Action(Pass {});
        case Phase::Burying:
            return Bury { buried_[seat] };
        case Phase::Calling:
            return call();
        default:
            return raise(seat);
        }
    }

    Action pick() const
    {
        const auto callUp = find("callUp");
        return Pick { callUp ? std::optional(callUp->card()) : std::nullopt, flag("blindPick") };
    }

    BidKind bidKind() const { return find("solo") ? BidKind::Solo : BidKind::Call; }

    /// The calls in their order; more than one only at tables without a picker (8H-2).
    std::vector<Card> calls() const
    {
        const auto called = find("called");
        if (!called)
            return {};
        return called->isText() ? std::vector { called->card() } : called->cardsInOrder();
    }

    Action call() const
    {
        const auto under = find("under");
        if (const auto solo = find("solo"))
            return soloIn(*solo);
        std::optional<Call> partner;
        if (callsDone_ < calls().size())
            partner =
                Call { calls()[callsDone_], under ? std::optional(under->card()) : std::nullopt };
        if (flag("sheepshead"))
            return CallSheepshead { partner };
        if (!partner && !flag("alone"))
            partner = usualJack();
        if (partner)
            return *partner;
        return flag("alone") ? Action(GoAlone {}) : Action(Decline {});
    }

    /// In a jack game the usual jack need not be named, nor one that was called with the pick.
    std::optional<Call> usualJack() const
    {
        const auto jack = partnerJackOf(*variant_);
        if (!jack || !game_.state.picker())
            return std::nullopt;
        const Call usual { game_.state.data().callUp.value_or(*jack) };
        return game_.state.whyNot(usual) ? std::nullopt : std::optional(usual);
    }

    /// Everything that the request says must have happened.
    void checkSettled() const
    {
        const HandData& hand = game_.state.data();
        const auto called = calls();
        if (!called.empty() && hand.called != called.back())
            request_.at("called").fail("could not be called in this hand");
        if (find("under") && !hand.under)
            request_.at("under").fail("nothing was laid face down in this hand");
        if (flag("alone") && !hand.alone)
            request_.at("alone").fail("could not be declared in this hand");
        if (flag("sheepshead") && !hand.sheepshead)
            request_.at("sheepshead").fail("could not be called in this hand");
        if (flag("blindPick") && !hand.blindPick)
            request_.at("blindPick").fail("this hand was not picked blind");
        if (picker_ && hand.picker != picker_)
            request_.at("picker").fail("no seat can pick in this hand");
        if (find("raises") && raisesDone_ < find("raises")->items().size())
            find("raises")->items()[raisesDone_].fail("this seat is not asked for it");
    }

    std::optional<SeatAction> nextRaise() const
    {
        const auto raises = find("raises");
        if (!raises || raisesDone_ >= raises->items().size())
            return std::nullopt;
        const Field next = raises->items()[raisesDone_];
        const Result<SeatAction> action = parseSeatAction(next.text());
        if (!action)
            next.fail(action.problem().reason);
        return *action;
    }

    /// BLITZ-WHEN "before the pick": on the seat's turn.
    bool showsPair(Seat seat) const
    {
        const auto next = nextRaise();
        return next && next->seat == seat && !game_.state.whyNot(next->action)
            && std::holds_alternative<Blitz>(next->action);
    }

    /// The raises in their order; a seat that is asked, but is not next in the list, declines.
    Action raise(Seat seat) const
    {
        const auto next = nextRaise();
        const bool asked = game_.state.phase() == Phase::Raising;
        return asked && next && next->seat == seat ? next->action : Action(Decline {});
    }

    /// 8H-2: of two ladders the first was declined.
    bool isOfNextLadder(const Action& action) const
    {
        return !game_.state.picker() && std::holds_alternative<Call>(action)
            && game_.state.whyNot(action).has_value();
    }

    void decideBefore()
    {
        const Action wanted = actionBefore();
        const Action action = isOfNextLadder(wanted) ? Action(Decline {}) : wanted;
        const Phase phase = game_.state.phase();
        if (const auto refusal = game_.state.whyNot(action))
            throw DataError(std::string(keyOf(phase)),
                seatName(*game_.state.toAct()) + " would " + actionText(action) + ": "
                    + std::string(keyOf(*refusal)));
        const bool blitz = std::holds_alternative<Blitz>(action);
        if (blitz || std::holds_alternative<Crack>(action))
            ++raisesDone_;
        if (std::holds_alternative<Call>(action))
            ++callsDone_;
        decide(game_, action);
    }

    void playTrick(const PlayedTrick& trick)
    {
        if (game_.state.toAct() != trick.leader)
            trick.field.at("leader").fail(game_.state.toAct()
                    ? seatName(*game_.state.toAct()) + " is to lead"
                    : "the hand is over");
        for (const Card card : trick.cards) {
            const Action play = Play { card };
            if (const auto refusal = game_.state.whyNot(play))
                trick.field.at("cards").fail(cardText(card) + ": " + std::string(keyOf(*refusal)));
            decide(game_, play);
        }
    }

    const Field& request_;
    CheckedVariant variant_;
    int seats_;
    std::optional<Seat> picker_;
    PerSeat<CardSet> buried_;
    std::vector<PlayedTrick> tricks_;
    std::size_t raisesDone_ = 0;
    std::size_t callsDone_ = 0;
    RefereedGame game_;
};

} // namespace

Action soloIn(const Field& field)
{
    const Result<Action> action = parseAction("solo " + field.text());
    if (!action)
        field.fail("expected best, billy, or side and a suit: side C");
    return *action;
}

RefereedGame positionIn(const Field& request)
{
    request.allowOnly({ "id", "do", "game", "rules", "dealer", "doubler", "hands", "piles", "blind",
        "neighbour", "picker", "blindPick", "callUp", "bury", "called", "under", "alone",
        "sheepshead", "solo", "raises", "tricks" });
    return PositionReader(request).read();
}

} // namespace sheepshead::console
