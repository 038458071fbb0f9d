// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_position.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

namespace {

using What = SeenAction::What;

template <class Kind> const Kind* actionOf(const What& what)
{
    const auto* const action = std::get_if<Action>(&what);
    return action == nullptr ? nullptr : std::get_if<Kind>(action);
}

bool isBuryOf(const SeenAction& action, Seat seat)
{
    return action.seat == seat && std::holds_alternative<UnseenBury>(action.what);
}

/// What follows the bury, if it was made: a call, a raise after it, or a card.
bool isAfterBury(const StudyPosition& position, const SeenAction& action)
{
    const bool atPick = position.variant->blitzWhen == BlitzWhen::BeforePick
        && (actionOf<Blitz>(action.what) != nullptr || actionOf<Decline>(action.what) != nullptr);
    return !atPick && actionOf<Pick>(action.what) == nullptr
        && actionOf<Pass>(action.what) == nullptr
        && !std::holds_alternative<UnseenBury>(action.what);
}

/// A bury whose cards are known has been made.
void sayBuries(StudyPosition& position)
{
    const auto picker = pickerIn(position);
    if (!picker)
        return;
    const SeatSet seats = playingSeats(position.variant, position.dealer);
    if (!seats.contains(*picker))
        return;
    for (const Seat seat : { *picker, seats.nextAfter(*picker) }) {
        auto& actions = position.actions;
        if (position.buried[seat].empty() || cardsTaken(position, seat) == 0
            || std::ranges::any_of(actions, [&](const auto& each) { return isBuryOf(each, seat); }))
            continue;
        auto at = std::ranges::find_if(
            actions, [](const auto& each) { return actionOf<Pick>(each.what) != nullptr; });
        while (at != actions.end() && !isAfterBury(position, *at))
            ++at;
        actions.insert(at, { seat, UnseenBury {} });
    }
}

/// The cards of the person's hand that follow from what was played and buried.
void completeHand(StudyPosition& position)
{
    const Seat seat = position.seat;
    const Layout& layout = position.variant.layout();
    CardSet& hand = position.hands[seat];
    if (hand.empty() || layout.piles > 0)
        return;
    const int taken = cardsTaken(position, seat);
    CardSet all = hand | playedCards(position, seat);
    if (taken > 0) {
        all |= position.buried[seat];
        if (pickerIn(position) == seat && position.under)
            all.add(*position.under);
        const bool buriedAll = position.buried[seat].size() == taken;
        if (position.blind.empty() && taken == layout.blind && buriedAll
            && (all - position.buried[seat]).size() == layout.hand)
            position.blind = position.buried[seat];
        if (position.blind.size() < layout.blind)
            return;
        all -= position.blind;
    }
    if (all.size() <= layout.hand)
        hand = all;
}

} // namespace

std::optional<Seat> pickerIn(const StudyPosition& position)
{
    std::optional<Seat> picker;
    for (const SeenAction& action : position.actions)
        if (actionOf<Bid>(action.what) != nullptr
            || (!picker && actionOf<Pick>(action.what) != nullptr))
            picker = action.seat;
    return picker;
}

int cardsTaken(const StudyPosition& position, Seat seat)
{
    const Layout& layout = position.variant.layout();
    const auto picked = std::ranges::find_if(position.actions,
        [](const SeenAction& each) { return actionOf<Pick>(each.what) != nullptr; });
    if (picked == position.actions.end() || actionOf<Pick>(picked->what)->blind)
        return 0;
    if (seat == picked->seat)
        return layout.pickerTakes();
    const SeatSet seats = playingSeats(position.variant, position.dealer);
    return layout.neighbourTakes > 0 && seats.nextAfter(picked->seat) == seat
        ? layout.neighbourTakes
        : 0;
}

void addAction(StudyPosition& position, const SeenAction& action)
{
    const auto add = [&](const What& what) { position.actions.push_back({ action.seat, what }); };
    const auto addCall = [&](const Call& call) {
        if (call.under)
            position.under = call.under;
        add(call.under ? What(CallWithUnder { call.card }) : What(Action(Call { call.card })));
    };
    if (const auto* const bury = actionOf<Bury>(action.what)) {
        position.buried[action.seat] |= bury->cards;
        return add(UnseenBury {});
    }
    if (const auto* const call = actionOf<Call>(action.what))
        return addCall(*call);
    if (const auto* const bet = actionOf<CallSheepshead>(action.what)) {
        add(Action(CallSheepshead {}));
        if (bet->partner)
            addCall(*bet->partner);
        return;
    }
    if (const auto* const play = actionOf<Play>(action.what)) {
        const bool asUnder = position.under == play->card && pickerIn(position) == action.seat;
        add(asUnder ? What(PlayOfUnder {}) : What(Action(Play { play->card })));
        if (play->blitz)
            add(Action(Blitz { BlitzPair::BlackQueens }));
        return;
    }
    const bool answers =
        actionOf<Crack>(action.what) != nullptr && pickerIn(position) == action.seat;
    add(answers ? What(RaiseKind::Recrack) : action.what);
}

StudyPosition normalized(StudyPosition position)
{
    const std::vector<SeenAction> actions = std::move(position.actions);
    position.actions.clear();
    for (const SeenAction& action : actions)
        addAction(position, action);
    sayBuries(position);
    position.blind |= position.neighboursBlind;
    completeHand(position);
    return position;
}

CardSet playedCards(const StudyPosition& position, Seat seat)
{
    CardSet played;
    for (const SeenAction& action : position.actions) {
        if (action.seat != seat)
            continue;
        if (const auto* const play = actionOf<Play>(action.what))
            played.add(play->card);
        if (std::holds_alternative<PlayOfUnder>(action.what) && position.under)
            played.add(*position.under);
    }
    return played;
}

CardSet heldCards(const StudyPosition& position, Seat seat)
{
    CardSet known = position.hands[seat] | position.open[seat];
    if (cardsTaken(position, seat) > 0)
        known |= pickerIn(position) == seat ? position.blind - position.neighboursBlind
                                            : position.neighboursBlind;
    for (const SeenAction& action : position.actions)
        if (const auto* const turned = std::get_if<TurnedUp>(&action.what);
            turned && action.seat == seat)
            known.add(turned->card);
    if (pickerIn(position) == seat && position.under)
        known.add(*position.under);
    return known - playedCards(position, seat) - position.buried[seat];
}

CardSet unknownCards(const StudyPosition& position)
{
    CardSet known = position.blind | position.neighboursBlind;
    if (position.under)
        known.add(*position.under);
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        known |= position.buried[seat] | heldCards(position, seat) | playedCards(position, seat);
    return deckOf(*position.variant) - known;
}

namespace {

/// Writes down what one seat sees of a hand.
class Witness {
public:
    Witness(const HandState& start, Seat seat)
    {
        position_.variant = start.variant();
        position_.dealer = start.deal().dealer;
        position_.doubler = start.doubler();
        position_.seat = seat;
        for (const Event& event : start.opening())
            see(event, start);
    }

    void watch(HandState& hand, const SeatAction& step)
    {
        const bool secret = std::holds_alternative<Decline>(step.action);
        if (secret && step.seat == position_.seat)
            position_.actions.push_back({ step.seat, step.action });
        for (const Event& event : hand.apply(step.action))
            see(event, hand);
    }

    StudyPosition& position() { return position_; }

private:
    void see(const Event& truth, const HandState& hand)
    {
        const Event event = seenBy(position_.seat, truth, hand.picker());
        if (const auto* const dealt = std::get_if<Dealt>(&event)) {
            position_.hands[position_.seat] = dealt->hands[position_.seat];
            position_.open = dealt->open;
        } else if (const auto* const picked = std::get_if<Picked>(&event)) {
            position_.blind |= picked->blind;
        } else if (const auto* const took = std::get_if<NeighbourTook>(&event)) {
            position_.blind |= took->cards;
            position_.neighboursBlind |= took->cards;
        } else if (const auto* const trick = std::get_if<TrickTaken>(&event); trick && trick->under)
            position_.under = trick->under;
        if (const auto action = seenActionOf(event))
            addAction(position_, *action);
    }

    StudyPosition position_;
};

/// Everything that is known once the hand is over.
void showAll(StudyPosition& position, const HandState& hand)
{
    const HandData& data = hand.data();
    for (const Seat seat : data.seats) {
        position.hands[seat] = data.deal.hands[seat];
        if (!data.blindPick)
            position.buried[seat] = data.buried[seat];
    }
    position.blind = data.deal.blind;
    position.neighboursBlind = data.deal.neighboursBlind;
    position.under = data.under;
}

} // namespace

Result<StudyPosition> positionOf(
    const HandRecord& record, Seat seat, std::size_t decisions, StudySight sight)
{
    const Result<HandState> start = startOf(record);
    if (!start)
        return start.problem();
    if (const auto end = replay(record); !end)
        return end.problem();
    HandState hand = *start;
    Witness witness(hand, seat);
    for (std::size_t i = 0; i < std::min(decisions, record.actions.size()); ++i)
        witness.watch(hand, record.actions[i]);
    StudyPosition position = witness.position();
    if (sight == StudySight::All)
        showAll(position, hand);
    if (hand.toAct() && hand.phase() != Phase::Playing)
        position.phase = hand.phase();
    return normalized(position);
}

} // namespace sheepshead
