// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/seen_course.h"

#include "engine/analysis/hidden_cards.h"
#include "engine/analysis/seen_claims.h"
#include "engine/cards/card_text.h"
#include "engine/hand/raising.h"
#include "engine/rules/partner_cards.h"

namespace sheepshead {

namespace {

/// Does nothing but count, sort and note; the first problem stays.
class CourseReader {
public:
    explicit CourseReader(const SeenHand& seen)
        : seen_(seen)
    {
    }

    Result<SeenCourse> read()
    {
        begin();
        checkCards();
        takeSteps();
        for (std::size_t i = 0; !problem_ && i < course_.steps.size(); ++i)
            note(i);
        if (!problem_)
            finish();
        if (problem_)
            return *problem_;
        return course_;
    }

private:
    void fail(std::string place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::move(place), std::move(reason) };
    }
    void failAt(std::size_t step, std::string reason)
    {
        fail(course_.placeOf(step), std::move(reason));
    }

    void begin()
    {
        Observation& sketch = course_.sketch;
        sketch.variant = seen_.variant;
        sketch.trumps = seen_.variant.trumps();
        sketch.viewer = seen_.viewer;
        sketch.dealer = seen_.dealer;
        sketch.seats = playingSeats(seen_.variant, seen_.dealer);
        sketch.doubler = seen_.doubler;
        sketch.dealt = seen_.dealt;
        sketch.blind = seen_.blind;
        sketch.open = seen_.open;
        for (const Seat seat : sketch.seats)
            sketch.covering |= seen_.open[seat];
    }

    void takeSteps()
    {
        const Result<SeenSteps> taken = stepsOf(seen_);
        if (!taken)
            return fail(taken.problem().place, taken.problem().reason);
        course_.steps = taken->steps;
        course_.buried = taken->buried;
        course_.under = taken->under;
    }

    void checkCards()
    {
        const Layout& layout = seen_.variant.layout();
        if (!course_.sketch.seats.contains(seen_.viewer))
            return fail("seat", "does not play this hand");
        const int inHand = layout.hand - 2 * layout.piles;
        if (seen_.dealt.size() != inHand)
            return fail("hand",
                "expected the " + std::to_string(inHand) + " cards that this seat was dealt");
        CardSet known = seen_.dealt;
        for (const Seat seat : course_.sketch.seats) {
            if (seen_.open[seat].size() != layout.piles)
                return fail("open", "expected " + std::to_string(layout.piles) + " of each seat");
            claim("open", known, seen_.open[seat]);
        }
        claim("blind", known, seen_.blind);
        if (!deckOf(*seen_.variant).containsAll(known))
            fail("hand", "a card that is not in the deck of this table");
    }

    void claim(const char* place, CardSet& known, CardSet cards)
    {
        if (known.meets(cards))
            fail(place, cardsText(known & cards) + " cannot lie in two places");
        known |= cards;
    }

    // What the steps say of the cards.

    struct Noting {
        CourseReader& reader;
        std::size_t step;
        Seat seat;

        Observation& sketch() const { return reader.course_.sketch; }

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
            if (!sketch().picker) // 8H-2
                sketch().sides.makers.add(seat);
        }
        void operator()(const CallWithUnder& call) const
        {
            sketch().called = call.card;
            sketch().calledWithUnder = true;
            if (seat != sketch().picker)
                reader.failAt(step, "only the picker lays a card under");
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
            sketch().open[seat] |= raising::cardsOf(blitz.pair) - reader.course_.played[seat];
        }
        void operator()(const Play& play) const { reader.play(step, seat, play.card); }
        void operator()(const PlayOfUnder&) const { reader.play(step, seat, std::nullopt); }
        void operator()(const TurnedUp& turned) const { reader.turn(step, seat, turned.card); }
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
        if (!sketch.calledWithUnder || seat != sketch.picker || underPlayed_)
            return failAt(step, "no card of this seat lies under");
        underPlayed_ = true;
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

    // What they come to together.

    void finish()
    {
        Observation& sketch = course_.sketch;
        const int taken = blindCardsTaken(sketch, seen_.viewer);
        if (seen_.blind.size() != taken)
            return fail("blind",
                "expected the " + std::to_string(taken) + " cards that this seat took of it");
        if (const auto wrong = wrongClaim(seen_, course_))
            return fail(wrong->place, wrong->reason);
        if (sketch.callUp && !sketch.called)
            sketch.called = sketch.callUp;
        if (sketch.picker && !sketch.called && !sketch.alone)
            sketch.called = partnerJackOf(*sketch.variant);
        course_.mustBury = taken > 0 && course_.buried[seen_.viewer].empty();
        sketch.phase = course_.mustBury ? Phase::Burying
            : sketch.tricks.empty()     ? Phase::Calling
                                        : Phase::Playing;
        sketch.turn = seen_.viewer;
        seeHand();
        countCards();
    }

    /// Another seat's bury is known where partners bury together openly (7H-2). A pair that all saw
    /// go into it is found there again by what was shown.
    bool knowsBuryOf(Seat seat) const
    {
        const Observation& sketch = course_.sketch;
        const int taken = blindCardsTaken(sketch, seat);
        const bool together =
            sketch.variant->buryTogetherOpen && blindCardsTaken(sketch, seen_.viewer) > 0;
        return seat == seen_.viewer || (together && course_.buried[seat].size() == taken);
    }

    void seeHand()
    {
        Observation& sketch = course_.sketch;
        for (const Seat seat : sketch.seats) {
            sketch.open[seat] -= course_.buried[seat];
            if (course_.under)
                sketch.open[seat].remove(*course_.under);
            if (knowsBuryOf(seat))
                sketch.buried |= course_.buried[seat];
            else
                course_.buried[seat] = {};
        }
        sketch.hand = (sketch.dealt | sketch.blind | sketch.open[seen_.viewer])
            - course_.buried[seen_.viewer] - course_.played[seen_.viewer];
        if (sketch.picker == seen_.viewer && sketch.calledWithUnder && !underPlayed_) {
            sketch.under = course_.under;
            if (!course_.under || !sketch.hand.contains(*course_.under))
                return fail("under", "is not among this seat's cards");
            sketch.hand.remove(*course_.under);
        }
        if (sketch.variant->partner == Partner::Neighbour && sketch.picker)
            sketch.sides.makers = { *sketch.picker, sketch.seats.nextAfter(*sketch.picker) };
    }

    void countCards()
    {
        Observation& sketch = course_.sketch;
        for (const Seat seat : sketch.seats) {
            int& held = sketch.cardsHeld[seat];
            held = sketch.variant.layout().hand;
            if (!hasBuried(sketch, seat))
                held += blindCardsTaken(sketch, seat);
            for (const Trick& trick : sketch.tricks)
                for (const PlayedCard& played : trick.cards)
                    held -= played.seat == seat ? 1 : 0;
            if (held < 0)
                return fail("actions",
                    "seat " + std::to_string(indexOf(seat)) + " has played more cards than it had");
        }
    }

    const SeenHand& seen_;
    SeenCourse course_;
    std::optional<Problem> problem_;
    bool underPlayed_ = false;
};

} // namespace

std::string SeenCourse::placeOf(std::size_t step) const
{
    return step < steps.size() ? "actions[" + std::to_string(steps[step].line) + ']' : "actions";
}

Result<SeenCourse> courseOf(const SeenHand& seen) { return CourseReader(seen).read(); }

} // namespace sheepshead
