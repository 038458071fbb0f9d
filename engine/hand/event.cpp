// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/event.h"

namespace sheepshead {

namespace {

/// Takes out of an event what a viewer may not see; an empty viewer is the public.
struct Censor {
    std::optional<Seat> viewer;
    std::optional<Seat> picker;

    bool is(Seat seat) const { return viewer == seat; }

    void operator()(Dealt& dealt) const
    {
        const CardSet own = viewer ? dealt.hands[*viewer] : CardSet();
        dealt.hands = {};
        dealt.blind = {};
        if (viewer)
            dealt.hands[*viewer] = own;
    }
    void operator()(Picked& picked) const
    {
        if (!is(picked.seat) || picked.unseen)
            picked.blind = {};
    }
    void operator()(NeighbourTook& took) const
    {
        if (!is(took.seat))
            took.cards = {};
    }
    void operator()(Buried& buried) const
    {
        if (!is(buried.seat) && !(viewer && buried.alsoSeenBy == viewer))
            buried.cards = buried.open;
    }
    void operator()(Called& called) const
    {
        if (!is(called.seat) && !called.underLayOpen)
            called.under = {};
    }
    void operator()(Played& played) const
    {
        if (played.asUnder && !is(played.seat))
            played.card = {};
    }
    void operator()(TrickTaken& taken) const
    {
        const bool laidIt = viewer && viewer == picker;
        if (!is(taken.winner) && !laidIt)
            taken.under = {};
    }
    void operator()(auto&) const { }
};

Event censored(const Censor& censor, Event event)
{
    std::visit(censor, event);
    return event;
}

} // namespace

Event seenBy(Seat viewer, const Event& event, std::optional<Seat> picker)
{
    return censored({ viewer, picker }, event);
}

Derivation derivationOf(const HandScored& scored, SeatSet seats, const Variant& variant)
{
    return derivationOf(scored.outcome, scored.scores, seats, variant, scored.raised);
}

Event seenByAll(const Event& event) { return censored({}, event); }

} // namespace sheepshead
