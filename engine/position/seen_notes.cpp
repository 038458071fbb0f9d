// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_notes.h"

#include "engine/cards/card_text.h"
#include "engine/hand/phases/raising.h"

namespace sheepshead {

namespace {

/// Goes through the steps; keeps the first problem.
class StepNotes {
public:
    StepNotes(const SeenHand& seen, SeenCourse& course)
        : seen_(seen)
        , course_(course)
    {
    }

    std::optional<Problem> take()
    {
        for (std::size_t i = 0; !problem_ && i < course_.steps.size(); ++i)
            note(i);
        return problem_;
    }

private:
    void failAt(std::size_t step, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { course_.placeOf(step), std::move(reason) };
    }

    struct Noting {
        StepNotes& notes;
        std::size_t step;
        Seat seat;

        Observation& sketch() const { return notes.course_.sketch; }

        void operator()(const Pass&) const { sketch().passed.add(seat); }
        void operator()(const Pick& pick) const
        {
            sketch().picker = seat;
            sketch().callUp = pick.callUp;
            sketch().blindPick = pick.blind;
        }
        void operator()(const Bid& bid) const
        {
            sketch().picker = seat;
            sketch().bid = bid.kind;
        }
        void operator()(const NameSolo& solo) const
        {
            sketch().solo = solo.kind;
            sketch().alone = true;
            Variant variant = *sketch().variant;
            if (solo.kind == SoloKind::Side)
                variant.trumpSuit = solo.suit;
            sketch().trumps = TrumpOrder(variant);
        }
        void operator()(const Call& call) const
        {
            sketch().called = call.card;
            if (!sketch().picker) { // 8H-2
                sketch().sides.makers.add(seat);
                sketch().calledCards.add(call.card);
            }
        }
        void operator()(const CallWithUnder& call) const
        {
            sketch().called = call.card;
            sketch().calledWithUnder = true;
            if (seat != sketch().picker)
                notes.failAt(step, "only the picker lays a card under");
        }
        void operator()(const GoAlone&) const { sketch().alone = true; }
        void operator()(const CallSheepshead&) const { sketch().sheepshead = true; }
        void operator()(const Crack&) const
        {
            sketch().crackers.add(seat);
            (*this)(RaiseKind::Crack);
        }
        void operator()(RaiseKind kind) const
        {
            sketch().raised.emplace_back(Cracked { seat, kind });
        }
        void operator()(const Blitz& blitz) const
        {
            sketch().raised.emplace_back(Blitzed { seat, blitz.pair });
            sketch().open[seat] |= raising::cardsOf(blitz.pair) - notes.course_.played[seat];
        }
        void operator()(const Play& play) const { notes.play(step, seat, play.card); }
        void operator()(const PlayOfUnder&) const { notes.play(step, seat, std::nullopt); }
        void operator()(const TurnedUp& turned) const { notes.turn(step, seat, turned.card); }
        void operator()(const Action& action) const { std::visit(*this, action); }
        void operator()(const auto&) const { }
    };

    void note(std::size_t step)
    {
        const auto& [seat, what] = course_.steps[step].action;
        if (!course_.sketch.seats.contains(seat))
            return failAt(step, "this seat does not play");
        std::visit(Noting { *this, step, seat }, what);
    }

    void play(std::size_t step, Seat seat, std::optional<Card> card)
    {
        Observation& sketch = course_.sketch;
        const bool begins = sketch.trickOnTable() == nullptr;
        if (!begins && sketch.seats.nextAfter(sketch.tricks.back().cards.back().seat) != seat)
            return failAt(step, "it is not this seat's turn");
        if (begins)
            sketch.tricks.emplace_back();
        if (!card)
            return playUnder(step, seat);
        sketch.tricks.back().cards.push_back({ seat, card, false });
        for (const Seat other : sketch.seats)
            if (course_.played[other].contains(*card))
                return failAt(step, cardText(*card) + " was played before");
        const bool mine = (seen_.dealt | seen_.blind).contains(*card);
        if (mine ? seat != seen_.viewer : seat == seen_.viewer && seen_.open[seat].empty())
            return failAt(step, cardText(*card) + " is not this seat's card");
        course_.played[seat].add(*card);
        sketch.open[seat].remove(*card);
    }

    void playUnder(std::size_t step, Seat seat)
    {
        Observation& sketch = course_.sketch;
        if (!sketch.calledWithUnder || seat != sketch.picker || course_.underPlayed)
            return failAt(step, "no card of this seat lies under");
        course_.underPlayed = true;
        sketch.tricks.back().cards.push_back({ seat, course_.under, true });
        if (course_.under)
            course_.played[seat].add(*course_.under);
    }

    /// The card beneath the one that the seat has just played.
    void turn(std::size_t step, Seat seat, Card card)
    {
        Observation& sketch = course_.sketch;
        if (!sketch.tricks.empty())
            for (const PlayedCard& played : sketch.tricks.back().cards)
                if (played.seat == seat && played.card && sketch.covering.contains(*played.card)) {
                    course_.turned.emplace_back(*played.card, card);
                    sketch.covering.remove(*played.card);
                    sketch.open[seat].add(card);
                    return;
                }
        failAt(step, "nothing of this seat is to be turned");
    }

    const SeenHand& seen_;
    SeenCourse& course_;
    std::optional<Problem> problem_;
};

} // namespace

std::optional<Problem> noteSteps(const SeenHand& seen, SeenCourse& course)
{
    return StepNotes(seen, course).take();
}

} // namespace sheepshead
