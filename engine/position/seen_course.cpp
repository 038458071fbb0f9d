// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_course.h"

#include "engine/cards/card_text.h"
#include "engine/position/seen_claims.h"
#include "engine/position/seen_notes.h"
#include "engine/rules/partner_cards.h"
#include "engine/worlds/hidden_cards.h"

namespace sheepshead {

namespace {

/// Counts, sorts and notes the steps. Keeps the first problem.
class CourseReader {
public:
    CourseReader(const SeenHand& seen, bool onlooker)
        : seen_(seen)
        , onlooker_(onlooker)
    {
    }

    Result<SeenCourse> read()
    {
        begin();
        checkCards();
        takeSteps();
        if (!problem_)
            problem_ = noteSteps(seen_, course_);
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
        if (!onlooker_ && !course_.sketch.seats.contains(seen_.viewer))
            return fail("seat", "does not play this hand");
        const int inHand = layout.hand - 2 * layout.piles;
        if (!onlooker_ && seen_.dealt.size() != inHand)
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
        if (sketch.picker == seen_.viewer && sketch.calledWithUnder && !course_.underPlayed) {
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
    bool onlooker_;
    SeenCourse course_;
    std::optional<Problem> problem_;
};

} // namespace

std::string SeenCourse::placeOf(std::size_t step) const
{
    return step < steps.size() ? "actions[" + std::to_string(steps[step].line) + ']' : "actions";
}

Result<SeenCourse> courseOf(const SeenHand& seen, bool onlooker)
{
    return CourseReader(seen, onlooker).read();
}

} // namespace sheepshead
