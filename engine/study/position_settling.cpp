// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_settling.h"

#include "engine/support/text_cursor.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Settles one position; keeps the first problem.
class Settling {
public:
    explicit Settling(TypedPosition typed)
        : typed_(std::move(typed))
    {
    }

    Result<PositionReading> done()
    {
        settle();
        if (problem_)
            return *problem_;
        return std::move(typed_.reading);
    }

private:
    StudyPosition& position() { return typed_.reading.position; }
    void fail(std::string reason) { failIn("position", std::move(reason)); }
    void fail(TypedPlace place, std::string reason)
    {
        failIn(TextCursor::placeOfColumn(place.line, place.column), std::move(reason));
    }
    void failIn(std::string place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::move(place), std::move(reason) };
    }

    void settle()
    {
        if (!typed_.hasDealer)
            return fail("the line 'dealer' is missing");
        if (!typed_.hasSeat && typed_.ownHand)
            return fail("the line 'seat' is missing: whose hand is it?");
        if (!typed_.hasSeat && typed_.handsOf.size() != 1)
            return fail("the line 'seat' is missing");
        if (!typed_.hasSeat)
            position().seat = *typed_.handsOf.begin();
        if (indexOf(position().dealer) >= position().variant.tableSeats())
            return; // the check tells
        settleHand();
        nameSeats();
        order();
        settleBuries();
        settleActions();
    }

    void settleHand()
    {
        if (!typed_.ownHand)
            return;
        const Seat seat = position().seat;
        if (typed_.handsOf.contains(seat))
            return fail(typed_.ownHand->place, "'hand' was named before");
        position().hands[seat] = typed_.ownHand->cards;
        claim(StudyField::Hand, seat);
    }

    /// Gives marks that waited for a seat their seat.
    void claim(StudyField field, Seat seat)
    {
        for (PositionReading::Mark& each : typed_.reading.marks)
            if (each.place.field == field && each.place.seat == seatNamedLater)
                each.place.seat = seat;
    }

    std::optional<Seat> picker() const
    {
        std::optional<Seat> picker;
        for (const TypedAction& each : typed_.actions) {
            const auto* const action = std::get_if<Action>(&each.action.what);
            if (action != nullptr
                && (std::holds_alternative<Pick>(*action) || std::holds_alternative<Bid>(*action)))
                picker = each.action.seat;
        }
        return picker;
    }

    void nameSeats()
    {
        const SeatSet playing = playingSeats(position().variant, position().dealer);
        for (std::size_t i = 1; i < typed_.actions.size(); ++i)
            if (typed_.actions[i].byNext)
                typed_.actions[i].action.seat =
                    playing.nextAfter(typed_.actions[i - 1].action.seat);
        const auto by = picker();
        for (TypedAction& each : typed_.actions) {
            if (!each.byPicker)
                continue;
            if (!by)
                return fail(each.place, "no seat has picked: who does this?");
            each.action.seat = *by;
        }
    }

    void order()
    {
        if (typed_.ordered)
            return;
        const int seats = position().variant.tableSeats();
        const auto turn = [&](const TypedAction& each) {
            const bool inTurn = each.stage == Stage::Picking || each.stage == Stage::Voting;
            const int away = indexOf(each.action.seat) - indexOf(position().dealer) - 1;
            return std::pair(each.stage, inTurn ? (away + seats) % seats : 0);
        };
        std::ranges::stable_sort(typed_.actions, {}, turn);
    }

    void settleBuries()
    {
        for (const TypedCards& each : typed_.buries) {
            const auto seat = each.seat ? each.seat : picker();
            if (!seat)
                return fail(each.place, "no seat has picked (BURY-1)");
            position().buried[*seat] |= each.cards;
            if (!each.seat)
                claim(StudyField::Bury, *seat);
        }
    }

    /// The actions, and the marks by their places in the normalized position.
    void settleActions()
    {
        std::vector<std::size_t> sources; // by action
        for (std::size_t i = 0; i < typed_.actions.size(); ++i) {
            addAction(position(), typed_.actions[i].action);
            sources.resize(position().actions.size(), i);
        }
        const std::vector<SeenAction> before = position().actions;
        position() = normalized(position());
        std::size_t from = 0;
        for (std::size_t i = 0; i < position().actions.size() && from < before.size(); ++i) {
            if (!(position().actions[i] == before[from]))
                continue; // a bury that goes without saying
            const TypedAction& source = typed_.actions[sources[from]];
            typed_.reading.marks.push_back(
                { { StudyField::Actions, {}, i }, source.place.line, source.place.column });
            ++from;
        }
    }

    TypedPosition typed_;
    std::optional<Problem> problem_;
};

} // namespace

Result<PositionReading> settled(TypedPosition typed) { return Settling(std::move(typed)).done(); }

} // namespace sheepshead
