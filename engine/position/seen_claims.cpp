// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_claims.h"

#include "engine/worlds/hidden_cards.h"

namespace sheepshead {

namespace {

std::string nameOf(Seat seat) { return "seat " + std::to_string(indexOf(seat)); }

class ClaimReader {
public:
    ClaimReader(const SeenHand& seen, const SeenCourse& course)
        : seen_(seen)
        , course_(course)
        , sketch_(course.sketch)
    {
    }

    std::optional<Problem> read() const
    {
        for (const Seat seat : SeatSet::firstSeats(seen_.variant.tableSeats()))
            if (const std::string why = whyNotBuried(seat, course_.buried[seat]); !why.empty())
                return Problem { placeOfBury(seat), why };
        if (const std::string why = whyNotUnder(); !why.empty())
            return Problem { "under", why };
        return std::nullopt;
    }

private:
    std::string whyNotBuried(Seat seat, CardSet cards) const
    {
        if (cards.empty())
            return {};
        const int taken = sketch_.seats.contains(seat) ? blindCardsTaken(sketch_, seat) : 0;
        if (taken == 0)
            return nameOf(seat) + " has taken no card of the blind, and so buries none";
        if (seat == seen_.viewer)
            return whyNotOwn(cards, taken);
        const bool together =
            sketch_.variant->buryTogetherOpen && blindCardsTaken(sketch_, seen_.viewer) > 0;
        if (!(together && cards.size() == taken) && !sketch_.open[seat].containsAll(cards))
            return "this seat cannot have seen what " + nameOf(seat) + " has buried";
        return {};
    }

    std::string whyNotOwn(CardSet cards, int taken) const
    {
        if (cards.size() != taken)
            return "expected " + std::to_string(taken) + " cards";
        if (!(seen_.dealt | seen_.blind).containsAll(cards))
            return "not all of it is this seat's";
        if (course_.played[seen_.viewer].meets(cards))
            return "a card of it was played";
        return {};
    }

    /// The field, or else the line in which it was buried.
    std::string placeOfBury(Seat seat) const
    {
        if (seen_.buried[seat].empty())
            for (std::size_t i = 0; i < course_.steps.size(); ++i)
                if (course_.steps[i].action == SeenAction { seat, UnseenBury {} })
                    return course_.placeOf(i);
        return "bury";
    }

    std::string whyNotUnder() const
    {
        if (!seen_.under)
            return {};
        if (!sketch_.calledWithUnder)
            return "no card lies under in this hand";
        bool known =
            sketch_.picker == seen_.viewer || sketch_.open[*sketch_.picker].contains(*seen_.under);
        for (const Trick& trick : sketch_.tricks)
            for (const PlayedCard& played : trick.cards)
                known = known || played.asUnder;
        return known ? std::string() : "this seat cannot have seen it yet";
    }

    const SeenHand& seen_;
    const SeenCourse& course_;
    const Observation& sketch_;
};

} // namespace

std::optional<Problem> wrongClaim(const SeenHand& seen, const SeenCourse& course)
{
    return ClaimReader(seen, course).read();
}

} // namespace sheepshead
