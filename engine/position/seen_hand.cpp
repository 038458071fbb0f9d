// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_hand.h"

#include "engine/position/seen_filling.h"
#include "engine/rules/partner_cards.h"
#include "engine/support/text.h"
#include "engine/worlds/hidden_places.h"

#include <algorithm>

namespace sheepshead {

namespace {

using What = SeenAction::What;

const Action* actionIn(const What& what) { return std::get_if<Action>(&what); }

template <class Kind> const Kind* actionIn(const What& what)
{
    const Action* const action = actionIn(what);
    return action == nullptr ? nullptr : std::get_if<Kind>(action);
}

/// Replays the hand with made-up cards. It must show exactly what the seat has seen.
class Retelling {
public:
    Retelling(const SeenHand& seen, const SeenBeside& beside, const SeenCourse& course,
        const FilledDeal& filled)
        : seen_(seen)
        , beside_(beside)
        , course_(course)
        , filled_(filled)
    {
    }

    std::optional<HandState> tell()
    {
        const Result<HandState> start =
            HandState::fromDeal(seen_.variant, filled_.deal, seen_.doubler);
        if (!start) {
            fail("the cards cannot have been dealt like this", SeenReason::NoCardsFit);
            return std::nullopt;
        }
        HandState state = *start;
        while (!fault_ && !hasArrived(state)) {
            noteEnd(state);
            step(state);
        }
        return fault_ ? end_ : std::optional(state);
    }

    /// How many steps were replayed, and why the next one failed.
    std::size_t stepsTold() const { return next_; }
    const std::optional<SeenFault>& fault() const { return fault_; }
    /// No other cards would have brought it further: it failed at what all at the table can tell.
    bool hopeless() const { return hopeless_; }

private:
    void fail(const std::string& text, SeenReason reason, std::optional<Seat> turn = {})
    {
        if (fault_)
            return;
        fault_ = SeenFault { { course_.placeOf(next_), text }, reason };
        if (!atEnd())
            fault_->line = course_.steps[next_].line;
        fault_->turn = turn;
    }

    /// Where the actions may end before another seat's decision.
    void noteEnd(const HandState& state)
    {
        if (!beside_.anyTurn || !atEnd() || end_)
            return;
        const bool silent = state.phase() == Phase::Calling && usualJack(state);
        if (seen_.phase ? state.phase() == *seen_.phase : !silent)
            end_ = state;
    }

    bool atEnd() const { return next_ >= course_.steps.size(); }
    const SeenAction& nextSeen(std::size_t after = 0) const
    {
        return course_.steps[next_ + after].action;
    }

    bool hasArrived(const HandState& state) const
    {
        const bool knownBury =
            state.phase() == Phase::Burying && !course_.mustBury && state.toAct() == seen_.viewer;
        const Seat asked = beside_.anyTurn.value_or(seen_.viewer);
        return atEnd() && state.toAct() == asked && isAskedNow(state) && !knownBury;
    }

    /// A picker who leads is asked for a card, and for the call only where the phase says so: the
    /// usual jack may have been called in silence.
    bool isAskedNow(const HandState& state) const
    {
        if (seen_.phase)
            return state.phase() == *seen_.phase;
        const bool leads = seen_.variant->firstLead == FirstLead::DealersLeft
            && state.data().dealersLeft() == beside_.anyTurn.value_or(seen_.viewer);
        return state.phase() != Phase::Calling || !leads || !usualJack(state);
    }

    /// The call that a jack game makes in silence.
    std::optional<Action> usualJack(const HandState& state) const
    {
        const auto jack = partnerJackOf(*seen_.variant);
        if (!jack || !state.picker())
            return std::nullopt;
        const Action usual = Call { state.data().callUp.value_or(*jack) };
        return state.whyNot(usual) ? std::nullopt : std::optional(usual);
    }

    /// Whose turn it is follows from what all have heard, and what the viewer may do from that and
    /// the viewer's cards: while the seats pass in turn, and once a card is played.
    bool isPublic(const HandState& state) const
    {
        const bool isPlayed =
            next_ > 0 && actionIn<Play>(course_.steps[next_ - 1].action.what) != nullptr;
        return state.phase() == Phase::Picking || (state.phase() == Phase::Playing && isPlayed);
    }

    /// Whether the request does not say what the viewer has buried.
    bool lacksBury(const HandState& state) const
    {
        return state.phase() == Phase::Burying && state.toAct() == seen_.viewer && course_.mustBury;
    }

    void step(HandState& state)
    {
        const auto seat = state.toAct();
        if (!seat)
            return fail("the hand was over before this", SeenReason::HandIsOver);
        if (lacksBury(state)) {
            fault_ = SeenFault { { "bury", "what this seat has buried is missing" } };
            hopeless_ = true;
            return;
        }
        const auto seenNext = seenBy(state, *seat);
        hopeless_ = isPublic(state) && (!seenNext || isHandKnown(*seat));
        if (seenNext && !state.whyNot(*seenNext)) {
            if (std::holds_alternative<Decline>(*seenNext))
                ++next_; // no event tells of it
            return apply(state, *seenNext);
        }
        const auto unseen = unheard(state, *seat);
        if (unseen && !state.whyNot(*unseen))
            return apply(state, *unseen);
        failAt(state, *seat, seenNext);
    }

    /// Neither what was seen nor what goes unheard can follow.
    void failAt(const HandState& state, Seat seat, const std::optional<Action>& seenNext)
    {
        const bool goesOn = !atEnd() && actionIn<Play>(nextSeen().what) != nullptr;
        const std::string name = "seat " + std::to_string(indexOf(seat));
        if (state.phase() == Phase::Calling && goesOn)
            return fail(name + " is still to call, or to go alone", SeenReason::StillToCall, seat);
        if (seenNext) {
            fail("not allowed by the rules of this table", SeenReason::Refused);
            fault_->refusal = state.whyNot(*seenNext);
            return;
        }
        const bool asked = beside_.anyTurn || seat == seen_.viewer;
        if (atEnd() && asked && seen_.phase) {
            fault_ = SeenFault { { "phase", "that is not what the seat is asked for here" },
                SeenReason::NotAskedFor };
            return;
        }
        fail("it is the turn of " + name, SeenReason::NotTheirTurn, seat);
    }

    /// Whether the rules that bind the seat's cards do not depend on made-up ones.
    bool isHandKnown(Seat seat) const
    {
        const Layout& layout = seen_.variant.layout();
        return seat == seen_.viewer
            || (layout.piles == 0 && beside_.granted.dealt[seat].size() == layout.hand
                && blindCardsTaken(course_.sketch, seat) == 0);
    }

    /// The next action that was seen, if it is this seat's.
    std::optional<Action> seenBy(const HandState& state, Seat seat) const
    {
        if (atEnd() || nextSeen().seat != seat)
            return std::nullopt;
        const What& what = nextSeen().what;
        if (const auto* call = std::get_if<CallWithUnder>(&what))
            return Call { call->card, filled_.under };
        if (std::holds_alternative<PlayOfUnder>(what))
            return filled_.under ? std::optional<Action>(Play { *filled_.under }) : std::nullopt;
        if (std::holds_alternative<RaiseKind>(what))
            return Crack {};
        if (actionIn<CallSheepshead>(what) != nullptr)
            return CallSheepshead { callOfBet() };
        if (const auto* play = actionIn<Play>(what))
            return Play { play->card, showsPairNext(state) };
        const Action* const action = actionIn(what);
        return action == nullptr ? std::nullopt : std::optional(*action);
    }

    bool sameSeatGoesOn() const
    {
        return next_ + 1 < course_.steps.size() && nextSeen(1).seat == nextSeen().seat;
    }

    std::optional<Call> callOfBet() const
    {
        if (!sameSeatGoesOn())
            return std::nullopt;
        if (const auto* call = std::get_if<CallWithUnder>(&nextSeen(1).what))
            return Call { call->card, filled_.under };
        const auto* const call = actionIn<Call>(nextSeen(1).what);
        return call == nullptr ? std::nullopt : std::optional(*call);
    }

    bool showsPairNext(const HandState& state) const
    {
        return state.phase() == Phase::Playing && sameSeatGoesOn()
            && actionIn<Blitz>(nextSeen(1).what) != nullptr;
    }

    /// An action of the seat that the viewer does not hear of.
    std::optional<Action> unheard(const HandState& state, Seat seat) const
    {
        switch (state.phase()) {
        case Phase::Burying:
            return Bury { filled_.buried[seat] };
        case Phase::Calling:
            return usualJack(state).value_or(Decline {});
        case Phase::Redealing:
        case Phase::Raising:
            return Decline {};
        default:
            return std::nullopt;
        }
    }

    void apply(HandState& state, const Action& action)
    {
        hopeless_ = false;
        for (const Event& event : state.apply(action))
            if (const auto heard =
                    seenActionOf(sheepshead::seenBy(seen_.viewer, event, state.picker())))
                hear(state, *heard, action);
    }

    void hear(const HandState& state, const SeenAction& heard, const Action& done)
    {
        if (!atEnd() && isSame(nextSeen(), heard))
            ++next_;
        else if (!mayGoUnsaid(state, heard.what))
            fail(isCall(heard.what) && !isCall(done)
                    ? whyForced(heard)
                    : "this is not what happened here: " + seenActionText(heard),
                SeenReason::NotWhatHappens, heard.seat);
    }

    static bool isCall(const What& what)
    {
        return std::holds_alternative<CallWithUnder>(what) || actionIn<Call>(what) != nullptr
            || actionIn<GoAlone>(what) != nullptr || actionIn<CallSheepshead>(what) != nullptr;
    }

    /// The rules decided without asking the seat, but the steps must still say it.
    static std::string whyForced(const SeenAction& heard)
    {
        const std::string seat = "seat " + std::to_string(indexOf(heard.seat));
        const std::string why = actionIn<GoAlone>(heard.what) != nullptr
            ? " has nothing to call here and plays alone"
            : " has only one call here";
        return seat + why + "; expected the line '" + seenActionText(heard) + "'";
    }

    /// Whether it is the step that was seen. Cards that the viewer did not see may differ.
    static bool isSame(const SeenAction& seen, const SeenAction& heard)
    {
        if (seen.seat != heard.seat)
            return false;
        if (std::holds_alternative<UnseenBury>(seen.what))
            return std::holds_alternative<UnseenBury>(heard.what)
                || actionIn<Bury>(heard.what) != nullptr;
        if (const auto* call = std::get_if<CallWithUnder>(&seen.what)) {
            const auto* const own = actionIn<Call>(heard.what);
            return seen.what == heard.what
                || (own != nullptr && own->under && own->card == call->card);
        }
        return seen.what == heard.what;
    }

    bool mayGoUnsaid(const HandState& state, const What& what) const
    {
        if (std::holds_alternative<UnseenBury>(what) || actionIn<Bury>(what) != nullptr)
            return true;
        if (actionIn<GoAlone>(what) != nullptr)
            return state.data().sheepshead;
        const auto* const call = actionIn<Call>(what);
        if (call == nullptr || !state.picker())
            return false;
        return call->card == partnerJackOf(*seen_.variant) || call->card == state.data().callUp;
    }

    const SeenHand& seen_;
    const SeenBeside& beside_;
    const SeenCourse& course_;
    const FilledDeal& filled_;
    std::size_t next_ = 0;
    std::optional<SeenFault> fault_;
    std::optional<HandState> end_; ///< where the actions end
    bool hopeless_ = false;
};

/// The line of a place "actions[3]".
std::optional<std::size_t> lineOf(const std::string& place)
{
    constexpr std::string_view before = "actions[";
    if (!place.starts_with(before))
        return std::nullopt;
    return parseNumber<std::size_t>(
        std::string_view(place).substr(before.size(), place.size() - before.size() - 1));
}

} // namespace

std::variant<HandState, SeenFault> handSeenBeside(const SeenHand& seen, const SeenBeside& beside)
{
    const Result<SeenCourse> course = courseOf(seen, beside.onlooker);
    if (!course)
        return SeenFault { course.problem(), SeenReason::Impossible,
            lineOf(course.problem().place) };
    const SeenFilling filling(*course, beside.granted);
    if (!filling.isPossible())
        return SeenFault { { "actions", "these are not as many cards as the others have had" },
            SeenReason::NoCardsFit };
    Rng rng(1);
    std::optional<SeenFault> furthest;
    std::size_t told = 0;
    bool hopeless = false;
    for (int i = 0; i < 3 * beside.tries && !hopeless; ++i) {
        const FilledDeal filled = filling.draw(rng, i >= beside.tries);
        Retelling retelling(seen, beside, *course, filled);
        if (auto hand = retelling.tell())
            return *std::move(hand);
        if (!furthest || retelling.stepsTold() > told) {
            told = retelling.stepsTold();
            furthest = retelling.fault();
        }
        hopeless = retelling.hopeless();
    }
    return *furthest;
}

Result<HandState> handSeenAs(const SeenHand& seen)
{
    auto found = handSeenBeside(seen, {});
    if (auto* const hand = std::get_if<HandState>(&found))
        return std::move(*hand);
    return std::get<SeenFault>(found).problem;
}

} // namespace sheepshead
