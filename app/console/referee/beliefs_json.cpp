// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/beliefs_json.h"

#include "engine/hand/state/hand_record.h"
#include "engine/players/opponents/beliefs_text.h"

namespace sheepshead::console {

namespace {

/// So that one request cannot take forever.
constexpr std::size_t mostHands = 10'000;

PersonBeliefs personIn(const Field& field)
{
    const auto person = parseBeliefs(field.text());
    if (!person)
        field.fail(person.problem().place + ": " + person.problem().reason);
    return *person;
}

void learnFrom(const Field& hand, Beliefs& beliefs)
{
    hand.allowOnly({ "record", "players" });
    const Field text = hand.at("record");
    const auto record = parseRecord(text.text());
    if (!record)
        text.fail(record.problem().place + ": " + record.problem().reason);
    const auto names = namesIn(hand, record->variant.tableSeats());
    if (const auto problem = beliefs.learn(*record, names))
        hand.fail(problem->place + ": " + problem->reason);
}

} // namespace

Json beliefsJson(const Beliefs& beliefs)
{
    Json people = Json::object();
    for (const auto& [name, person] : beliefs.people())
        people[name] = beliefsText(person);
    return { { "table", beliefsText(beliefs.table()) }, { "people", people } };
}

Beliefs beliefsIn(const Field& field)
{
    field.allowOnly({ "table", "people" });
    Beliefs beliefs;
    if (const auto table = field.find("table"))
        beliefs.setTable(personIn(*table));
    const auto people = field.find("people");
    if (!people)
        return beliefs;
    if (!people->isObject())
        people->fail("expected an object: the beliefs of each person by its name");
    for (const auto& [name, text] : people->json().items()) {
        const Field person(text, people->where() + '.' + name);
        if (!beliefs.setPerson(name, personIn(person)))
            person.fail("the name is empty or longer than " + std::to_string(Beliefs::longestName)
                + " bytes, or there are more than " + std::to_string(Beliefs::mostPeople)
                + " people");
    }
    return beliefs;
}

Beliefs::Names namesIn(const Field& request, int seats)
{
    Beliefs::Names names;
    const auto players = request.find("players");
    if (!players)
        return names;
    const auto items = players->items();
    if (static_cast<int>(items.size()) != seats)
        players->fail(
            "expected a name or null for each of the " + std::to_string(seats) + " seats");
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!items[i].json().is_null())
            names[seatAt(static_cast<int>(i))] = items[i].text();
    return names;
}

Json learnReply(const Field& request)
{
    request.allowOnly({ "id", "do", "hands", "beliefs" });
    Beliefs beliefs;
    if (const auto before = request.find("beliefs"))
        beliefs = beliefsIn(*before);
    const Field hands = request.at("hands");
    const auto items = hands.items();
    if (items.size() > mostHands)
        hands.fail("are more than " + std::to_string(mostHands));
    for (const Field& hand : items)
        learnFrom(hand, beliefs);
    return { { "beliefs", beliefsJson(beliefs) } };
}

} // namespace sheepshead::console
