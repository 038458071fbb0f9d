// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/beliefs_json.h"

#include "app/console/protocol/deal_request.h"
#include "app/console/referee/refereed_game.h"
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

HandRecord recordIn(const Field& hand)
{
    hand.allowOnly({ "record", "players" });
    const Field text = hand.at("record");
    const auto record = parseRecord(text.text());
    if (!record)
        text.fail(record.problem().place + ": " + record.problem().reason);
    return *record;
}

RefereedGame dealtGame(const Field& hand)
{
    constexpr int mostDoubler = 1 << 20;
    const CheckedVariant variant = rulesIn(hand);
    const auto doubler = hand.find("doubler");
    const auto state = HandState::fromDeal(
        variant, dealIn(hand, variant), doubler ? doubler->number(1, mostDoubler) : 1);
    if (!state)
        hand.fail(state.problem().place + ": " + state.problem().reason);
    return newGame(*state);
}

/// A line is one decision; one that the rules have taken already may be there too.
void takeLine(RefereedGame& game, const Field& line)
{
    const Result<SeatAction> action = parseSeatAction(line.text());
    if (!action)
        line.fail("'" + action.problem().place + "': " + action.problem().reason);
    const auto turn = game.state.toAct();
    const auto refusal = turn ? game.state.whyNot(action->action) : std::optional<Refusal>();
    if ((turn != action->seat || refusal) && isDoneAlready(game, *action))
        return;
    if (!turn)
        line.fail("the hand is over before it");
    if (*turn != action->seat)
        line.fail("it is the turn of seat " + std::to_string(indexOf(*turn)));
    if (refusal)
        line.fail(std::string(keyOf(*refusal)));
    decide(game, action->action);
}

/// A hand that was played elsewhere, with all cards and all actions.
HandRecord recordPlayed(const Field& hand)
{
    hand.allowOnly({ "rules", "dealer", "doubler", "seed", "hands", "piles", "blind", "neighbour",
        "actions", "players" });
    RefereedGame game = dealtGame(hand);
    for (const Field& line : hand.at("actions").items())
        takeLine(game, line);
    if (!game.state.over())
        hand.at("actions").fail("the hand is not over after them");
    return game.record;
}

void learnFrom(const Field& hand, Beliefs& beliefs)
{
    const HandRecord record = hand.has("rules") ? recordPlayed(hand) : recordIn(hand);
    const auto names = namesIn(hand, record.variant.tableSeats());
    if (const auto problem = beliefs.learn(record, names))
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

const Beliefs& keptBeliefs(const Field& name, const KeptBeliefs& kept)
{
    const auto found = kept.find(name.text());
    if (found == kept.end())
        name.fail("'" + name.text() + "' are not kept");
    return found->second;
}

Beliefs beliefsIn(const Field& field, const KeptBeliefs& kept)
{
    if (field.isText())
        return keptBeliefs(field, kept);
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

Beliefs learnedBeliefs(const Field& request, const KeptBeliefs& kept)
{
    Beliefs beliefs;
    if (const auto before = request.find("beliefs"))
        beliefs = beliefsIn(*before, kept);
    const Field hands = request.at("hands");
    const auto items = hands.items();
    if (items.size() > mostHands)
        hands.fail("are more than " + std::to_string(mostHands));
    for (const Field& hand : items)
        learnFrom(hand, beliefs);
    return beliefs;
}

} // namespace sheepshead::console
