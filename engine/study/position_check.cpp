// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_check.h"

#include "engine/hand/hand_keys.h"
#include "engine/position/seen_hand.h"
#include "engine/rules/layouts.h"
#include "engine/study/study_view.h"

#include <algorithm>

namespace sheepshead {

namespace {

using What = SeenAction::What;

/// The rule that says when an action comes and whose it is.
struct TurnRule {
    using Id = std::string_view;

    Id operator()(const Pass&) const { return "PICK-1"; }
    Id operator()(const Pick&) const { return "PICK-1"; }
    Id operator()(const Bury&) const { return "BURY-3"; }
    Id operator()(const Call&) const { return "CALL-PUBLIC"; }
    Id operator()(const GoAlone&) const { return "ALONE-1"; }
    Id operator()(const Play&) const { return "PLAY-1"; }
    Id operator()(const CallSheepshead&) const { return "CALL-SHEEPS"; }
    Id operator()(const AskRedeal&) const { return "REDEAL-HAND"; }
    Id operator()(const Vote&) const { return "NOPICK"; }
    Id operator()(const Bid&) const { return "4H-5"; }
    Id operator()(const NameSolo&) const { return "4H-5"; }
    Id operator()(const Crack&) const { return "CRACK-WHO"; }
    Id operator()(const Blitz&) const { return "BLITZ-WHEN"; }
    Id operator()(const Decline&) const { return "CRACK-WHO"; }
    Id operator()(const Action& action) const { return std::visit(*this, action); }
    Id operator()(const UnseenBury&) const { return "BURY-3"; }
    Id operator()(const CallWithUnder&) const { return "CALL-UNDER"; }
    Id operator()(const PlayOfUnder&) const { return "CALL-UNDER"; }
    Id operator()(const TurnedUp&) const { return "2H-1"; }
    Id operator()(RaiseKind) const { return "RECRACK"; }
};

std::string_view turnRule(const What& what) { return std::visit(TurnRule(), what); }

const Play* playIn(const What& what)
{
    const auto* const action = std::get_if<Action>(&what);
    return action == nullptr ? nullptr : std::get_if<Play>(action);
}

bool isPick(const What& what)
{
    const auto* const action = std::get_if<Action>(&what);
    return action != nullptr && std::holds_alternative<Pick>(*action);
}

bool laysCard(const What& what)
{
    return playIn(what) != nullptr || std::holds_alternative<PlayOfUnder>(what);
}

/// Holds cards and actions against each other, as far as nothing need be made up. Keeps the first
/// fault.
class PlainCheck {
public:
    explicit PlainCheck(const StudyPosition& position)
        : position_(position)
        , layout_(position.variant.layout())
        , deck_(deckOf(*position.variant))
    {
    }

    std::optional<StudyFault> run()
    {
        checkTable();
        if (fault_)
            return fault_;
        playing_ = playingSeats(position_.variant, position_.dealer);
        checkHands();
        checkBlind();
        checkBuries();
        checkUnder();
        for (std::size_t i = 0; i < position_.actions.size() && !fault_; ++i)
            checkAction(i);
        return fault_;
    }

private:
    void fail(const StudyPlace& place, StudyReason reason, std::string_view rule,
        std::optional<Seat> turn = {})
    {
        if (!fault_)
            fault_ = StudyFault { place, reason, rule, {}, turn };
    }

    bool isAtTable(Seat seat) const { return indexOf(seat) < position_.variant.tableSeats(); }

    void checkTable()
    {
        constexpr int mostDoubler = 1 << 20;
        if (!isAtTable(position_.dealer))
            return fail({ StudyField::Dealer }, StudyReason::NoSuchSeat, "DEAL-1");
        if (position_.doubler < 1 || position_.doubler > mostDoubler)
            fail({ StudyField::Doubler }, StudyReason::NoSuchDoubler, "DOUBLER-1");
        if (!isAtTable(position_.seat))
            return fail({ StudyField::Seat }, StudyReason::NoSuchSeat, "DEAL-1");
        if (!playingSeats(position_.variant, position_.dealer).contains(position_.seat))
            fail({ StudyField::Seat }, StudyReason::SeatDoesNotPlay, "SIT-OUT");
    }

    /// Of the deck, and nowhere else.
    void claim(StudyPlace place, CardSet cards)
    {
        for (const Card card : cards) {
            place.card = card;
            if (!deck_.contains(card))
                fail(place, StudyReason::NotInDeck, "DECK-1");
            else if (claimed_.contains(card))
                fail(place, StudyReason::CardTwice, "DECK-1");
            claimed_.add(card);
        }
    }

    void checkHands()
    {
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            const CardSet open = position_.open[seat];
            const CardSet hand = position_.hands[seat];
            checkPlays({ StudyField::Open, seat }, seat, open);
            checkPlays({ StudyField::Hand, seat }, seat, hand);
            if (hand.size() > layout_.hand - 2 * layout_.piles)
                fail({ StudyField::Hand, seat }, StudyReason::TooManyCards, "DEAL-SHAPES");
            const int piles = playing_.contains(seat) ? layout_.piles : 0;
            if (open.size() != piles)
                fail({ StudyField::Open, seat }, StudyReason::WrongPiles, "2H-1");
            claim({ StudyField::Open, seat }, open);
            claim({ StudyField::Hand, seat }, hand);
        }
    }

    void checkPlays(const StudyPlace& place, Seat seat, CardSet cards)
    {
        if (!cards.empty() && !isAtTable(seat))
            fail(place, StudyReason::NoSuchSeat, "DEAL-SHAPES");
        else if (!cards.empty() && !playing_.contains(seat))
            fail(place, StudyReason::SeatDoesNotPlay, "SIT-OUT");
    }

    void checkBlind()
    {
        claim({ StudyField::Blind }, position_.blind);
        if (position_.blind.size() > layout_.blind)
            fail({ StudyField::Blind }, StudyReason::TooManyCards, "DEAL-SHAPES");
        if (position_.neighboursBlind.size() > layout_.neighbourTakes)
            fail({ StudyField::Neighbour }, StudyReason::TooManyCards, "PICK-2");
    }

    void checkBuries()
    {
        CardSet buried;
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            const CardSet cards = position_.buried[seat];
            if (cards.empty())
                continue;
            StudyPlace place { StudyField::Bury, seat };
            const int taken = playing_.contains(seat) ? cardsTaken(position_, seat) : 0;
            if (taken == 0)
                return fail(place, StudyReason::NoneTaken, "BURY-1");
            for (const Card card : cards) {
                place.card = card;
                if (!deck_.contains(card))
                    fail(place, StudyReason::NotInDeck, "DECK-1");
                else if (buried.contains(card) || isElsewhere(card, seat))
                    fail(place, StudyReason::CardTwice, "DECK-1");
                else if (!couldHave(card, seat))
                    fail(place, StudyReason::NotSeatsCard, "BURY-1");
            }
            place.card.reset();
            if (cards.size() > taken)
                fail(place, StudyReason::TooManyCards, "BURY-1");
            buried |= cards;
        }
    }

    /// Known to have been dealt to another seat, or to be in a blind that this one did not take.
    bool isElsewhere(Card card, Seat seat) const
    {
        for (const Seat other : playing_)
            if (other != seat && (position_.hands[other] | position_.open[other]).contains(card))
                return true;
        const bool taken = cardsTaken(position_, seat) > 0;
        return !taken && position_.blind.contains(card);
    }

    /// Not among cards that are known in full, which do not have it.
    bool couldHave(Card card, Seat seat) const
    {
        const CardSet hand = position_.hands[seat];
        if (hand.contains(card) || layout_.piles > 0
            || hand.size() < layout_.hand - 2 * layout_.piles)
            return true;
        return cardsTaken(position_, seat) > 0
            && (position_.blind.contains(card) || position_.blind.size() < layout_.blind);
    }

    void checkUnder()
    {
        if (!position_.under)
            return;
        const StudyPlace place { StudyField::Under, {}, {}, {}, position_.under };
        const auto called = std::ranges::find_if(position_.actions, [](const SeenAction& each) {
            return std::holds_alternative<CallWithUnder>(each.what);
        });
        if (called == position_.actions.end())
            return fail(place, StudyReason::NoUnder, "CALL-UNDER");
        if (!deck_.contains(*position_.under))
            return fail(place, StudyReason::NotInDeck, "DECK-1");
        if (isElsewhere(*position_.under, called->seat)
            || position_.buried[called->seat].contains(*position_.under))
            return fail(place, StudyReason::CardTwice, "DECK-1");
        if (!couldHave(*position_.under, called->seat))
            fail(place, StudyReason::NotSeatsCard, "CALL-UNDER");
    }

    void checkAction(std::size_t index)
    {
        const auto& [seat, what] = position_.actions[index];
        place_ = studyPlaceOf(position_, index);
        if (!isAtTable(seat))
            return fail(place_, StudyReason::NoSuchSeat, turnRule(what));
        if (!playing_.contains(seat))
            return fail(place_, StudyReason::SeatDoesNotPlay, "SIT-OUT");
        if (isPick(what) && picked_)
            return fail(place_, StudyReason::NotTheirTurn, "PICK-1", pickerIn(position_));
        picked_ = picked_ || isPick(what);
        if (std::holds_alternative<CallWithUnder>(what) && seat != pickerIn(position_))
            return fail(place_, StudyReason::NotTheirTurn, "CALL-UNDER", pickerIn(position_));
        if (std::holds_alternative<CallWithUnder>(what))
            underOf_ = seat;
        if (laysCard(what))
            checkPlay(seat, what);
    }

    void checkPlay(Seat seat, const What& what)
    {
        if (inTrick_ > 0 && playing_.nextAfter(lastSeat_) != seat)
            return fail(place_, StudyReason::NotTheirTurn, "PLAY-1", playing_.nextAfter(lastSeat_));
        lastSeat_ = seat;
        inTrick_ = (inTrick_ + 1) % playing_.size();
        const auto* const play = playIn(what);
        if (play == nullptr && underOf_ != seat)
            return fail(place_, StudyReason::NoUnder, "CALL-UNDER");
        if (++cardsPlayed_[seat] > layout_.hand)
            return fail(place_, StudyReason::HandIsOver, "PLAY-END");
        if (play == nullptr) {
            underOf_.reset(); // it is played once
            return;
        }
        checkCard(seat, play->card);
    }

    void checkCard(Seat seat, Card card)
    {
        const bool under = position_.under == card;
        if (!deck_.contains(card))
            return fail(place_, StudyReason::NotInDeck, "DECK-1");
        if (played_.contains(card))
            return fail(place_, StudyReason::PlayedBefore, "DECK-1");
        if (isElsewhere(card, seat) || under || isBuried(card))
            return fail(place_, StudyReason::NotSeatsCard, "DECK-1");
        if (!couldHave(card, seat))
            return fail(place_, StudyReason::NotSeatsCard, "DEAL-SHAPES");
        played_.add(card);
        playedBy_[seat].add(card);
        CardSet known = position_.hands[seat] | playedBy_[seat] | position_.buried[seat];
        if (cardsTaken(position_, seat) > 0)
            known |= position_.blind - position_.neighboursBlind;
        const int most = layout_.hand + cardsTaken(position_, seat);
        if (layout_.piles == 0 && layout_.neighbourTakes == 0 && known.size() > most)
            fail(place_, StudyReason::TooManyCards, "DEAL-SHAPES");
    }

    bool isBuried(Card card) const
    {
        return std::ranges::any_of(
            playing_, [&](Seat seat) { return position_.buried[seat].contains(card); });
    }

    const StudyPosition& position_;
    const Layout& layout_;
    CardSet deck_;
    SeatSet playing_;
    CardSet claimed_;
    CardSet played_;
    PerSeat<CardSet> playedBy_;
    PerSeat<int> cardsPlayed_;
    StudyPlace place_;
    bool picked_ = false;
    std::optional<Seat> underOf_;
    Seat lastSeat_ {};
    int inTrick_ = 0;
    std::optional<StudyFault> fault_;
};

StudyReason reasonOf(SeenReason reason)
{
    switch (reason) {
    case SeenReason::NoCardsFit:
        return StudyReason::NoCardsFit;
    case SeenReason::Refused:
        return StudyReason::Refused;
    case SeenReason::NotTheirTurn:
        return StudyReason::NotTheirTurn;
    case SeenReason::HandIsOver:
        return StudyReason::HandIsOver;
    case SeenReason::StillToCall:
        return StudyReason::StillToDecide;
    case SeenReason::NotAskedFor:
        return StudyReason::NotAskedFor;
    default:
        return StudyReason::NotWhatHappens;
    }
}

std::string_view ruleFor(StudyReason reason, std::optional<Refusal> refusal, const What* what)
{
    if (refusal && *refusal != Refusal::NotNow)
        return ruleOf(*refusal);
    switch (reason) {
    case StudyReason::NoCardsFit:
        return "DEAL-SHAPES";
    case StudyReason::HandIsOver:
        return "PLAY-END";
    case StudyReason::StillToDecide:
        return "CALL-PUBLIC";
    default:
        return what == nullptr ? "PLAY-1" : turnRule(*what);
    }
}

StudyFault faultFrom(const SeenFault& seen, const StudyPosition& position)
{
    StudyFault fault;
    fault.reason = reasonOf(seen.reason);
    fault.refusal = seen.refusal;
    fault.turn = seen.turn;
    const bool known = seen.line && *seen.line < position.actions.size();
    if (known)
        fault.place = studyPlaceOf(position, *seen.line);
    else
        fault.place.field =
            seen.reason == SeenReason::NotAskedFor ? StudyField::Phase : StudyField::Actions;
    const What* const what = known ? &position.actions[*seen.line].what : nullptr;
    fault.rule = ruleFor(fault.reason, fault.refusal, what);
    return fault;
}

} // namespace

PositionCheck checkPosition(const StudyPosition& given)
{
    const StudyPosition position = normalized(given);
    if (auto fault = PlainCheck(position).run())
        return { std::move(fault), {} };
    auto found = handLike(position);
    if (auto* const hand = std::get_if<HandState>(&found))
        return { {}, std::move(*hand) };
    return { faultFrom(std::get<SeenFault>(found), position), {} };
}

StudyPosition clarified(const StudyPosition& position)
{
    if (position.phase || !checkPosition(position).fault)
        return position;
    StudyPosition tried = position;
    for (std::size_t i = 0; i < phaseKeys.size(); ++i) {
        tried.phase = static_cast<Phase>(i);
        if (!checkPosition(tried).fault)
            return tried;
    }
    return position;
}

Result<HandState> decisionIn(const StudyPosition& given)
{
    const StudyPosition position = normalized(given);
    PositionCheck check = checkPosition(position);
    if (check.fault)
        return problemOf(*check.fault, position);
    const auto seat = check.example->toAct();
    if (!seat)
        return Problem { "position", "the hand is over" };
    const std::string number = std::to_string(indexOf(*seat));
    if (!knowsOwnCards(position, *seat))
        return Problem { "hand " + number,
            "seat " + number + " is to act, and not all of its cards are known" };
    return *std::move(check.example);
}

} // namespace sheepshead
