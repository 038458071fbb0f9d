// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/protocol/event_json.h"

#include "engine/cards/card_text.h"
#include "engine/hand/event_text.h"
#include "engine/hand/seen_action.h"

#include <array>

namespace sheepshead::console {

namespace {

constexpr std::array eventNames { "dealt", "redeal-hand-shown", "passed", "voted", "bid",
    "solo-named", "picked", "neighbour-took", "buried", "called", "went-alone", "sheepshead-called",
    "cracked", "blitzed", "leaster-began", "thrown-in", "played", "partner-revealed", "trick-taken",
    "turned", "renege-found", "scored" };
static_assert(eventNames.size() == std::variant_size_v<Event>);

/// Adds what an event is about.
struct EventWriter {
    Json& json;
    int seats;

    void add(const char* key, Json value) const { json[key] = std::move(value); }
    void seat(Seat seat) const { add("seat", indexOf(seat)); }
    void card(const char* key, std::optional<Card> card) const
    {
        if (card)
            add(key, cardText(*card));
    }
    /// The cards, if the viewer sees them, and their number.
    void cards(const char* key, CardSet cards, int count) const
    {
        if (cards.size() == count)
            add(key, cardsJson(cards));
        add("count", count);
    }

    void operator()(const Dealt& dealt) const
    {
        add("dealer", indexOf(dealt.dealer));
        add("seats", seatsJson(dealt.seats));
        add("hands", perSeatJson(seats, [&](Seat s) { return cardsJson(dealt.hands[s]); }));
        add("open", perSeatJson(seats, [&](Seat s) { return cardsJson(dealt.open[s]); }));
        add("sizes", perSeatJson(seats, [&](Seat s) { return dealt.sizes[s]; }));
        if (dealt.blind.size() == dealt.blindSize)
            add("blind", cardsJson(dealt.blind));
        add("blindSize", dealt.blindSize);
        add("doubler", dealt.doubler);
    }
    void operator()(const RedealHandShown& shown) const
    {
        seat(shown.seat);
        add("cards", cardsJson(shown.hand));
    }
    void operator()(const Voted& voted) const
    {
        seat(voted.seat);
        add("for", choiceKey("no-pick", static_cast<int>(voted.forGame)));
    }
    void operator()(const BidMade& bid) const
    {
        seat(bid.seat);
        add("bid", bid.kind == BidKind::Call ? "call" : "solo");
    }
    void operator()(const SoloNamed& solo) const
    {
        seat(solo.seat);
        add("solo", keyOf(solo.kind));
        add("trumpSuit", choiceKey("trump-suit", static_cast<int>(solo.suit)));
    }
    void operator()(const Picked& picked) const
    {
        seat(picked.seat);
        cards("cards", picked.blind, picked.blindSize);
        add("forced", picked.forced);
        add("unseen", picked.unseen);
        card("callUp", picked.callUp);
    }
    void operator()(const NeighbourTook& took) const
    {
        seat(took.seat);
        cards("cards", took.cards, took.count);
    }
    void operator()(const Buried& buried) const
    {
        seat(buried.seat);
        cards("cards", buried.cards, buried.count);
        if (!buried.open.empty())
            add("open", cardsJson(buried.open));
    }
    void operator()(const Called& called) const
    {
        seat(called.seat);
        card("card", called.card);
        add("withUnder", called.withUnder);
        card("under", called.under);
    }
    void operator()(const Cracked& cracked) const
    {
        constexpr std::array kinds { "crack", "recrack", "around-the-corner" };
        seat(cracked.seat);
        add("raise", kinds[static_cast<std::size_t>(cracked.kind)]);
        add("factor", cracked.factor);
    }
    void operator()(const Blitzed& blitzed) const
    {
        constexpr std::array pairs { "black-queens", "red-queens", "black-jacks" };
        seat(blitzed.seat);
        add("pair", pairs[static_cast<std::size_t>(blitzed.pair)]);
        add("factor", blitzed.factor);
    }
    void operator()(const LeasterBegan& began) const { add("game", keyOf(began.game)); }
    void operator()(const ThrownIn& thrown) const { add("reason", keyOf(thrown.why)); }
    void operator()(const Played& played) const
    {
        seat(played.seat);
        card("card", played.card);
        add("asUnder", played.asUnder);
    }
    void operator()(const TrickTaken& taken) const
    {
        seat(taken.winner);
        add("number", taken.number);
        add("cards", cardsJson(taken.cards));
        card("under", taken.under);
        add("withBlind", taken.withBlind);
    }
    void operator()(const Turned& turned) const
    {
        seat(turned.seat);
        card("card", turned.card);
    }
    void operator()(const HandScored& scored) const
    {
        add("outcome", outcomeJson(scored.outcome, seats));
        json.update(scoresJson(scored.scores, seats));
        add("blind", cardsJson(scored.blind));
        add("buried", cardsJson(scored.buried));
        card("under", scored.under);
        add("hands", perSeatJson(seats, [&](Seat s) { return cardsJson(scored.hands[s]); }));
    }
    /// Events that only have a seat: passed, alone, sheepshead, a partner revealed, a renege.
    void operator()(const auto& event) const { seat(event.seat); }
};

} // namespace

Json eventJson(const Event& event, int tableSeats)
{
    Json json = { { "event", eventNames[event.index()] } };
    std::visit(EventWriter { json, tableSeats }, event);
    json["text"] = eventText(event, tableSeats);
    if (const auto action = seenActionOf(event))
        json["action"] = seenActionText(*action);
    return json;
}

Json declinedJson(Seat seat)
{
    const SeenAction action { seat, Action(Decline {}) };
    return { { "event", "declined" }, { "seat", indexOf(seat) },
        { "text", std::to_string(indexOf(seat)) + " declined" },
        { "action", seenActionText(action) } };
}

} // namespace sheepshead::console
