// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/event.h"
#include "engine/hand/hand_keys.h"
#include "engine/rules/rule_table.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

/// How the engine's values are written for other programs. Cards are "QC", sets of cards and seats
/// are arrays, seats are numbers, values of every seat are arrays by seat, actions are the lines of
/// hand records ("bury TC AS").
namespace sheepshead::console {

using Json = nlohmann::ordered_json;

/// The words by which other programs know the engine's enumerations.
std::string_view keyOf(Tier tier);
std::string_view keyOf(NoPickGame game);
std::string_view keyOf(SoloKind kind);
std::string_view keyOf(ThrowIn why);
std::string_view keyOf(SheepsheadBet bet);
/// The key of a rule's choice, such as no-pick 0: "leaster".
std::string_view choiceKey(std::string_view rule, int choice);

Json cardsJson(CardSet cards);
Json seatsJson(SeatSet seats);

/// An array with one value a seat.
Json perSeatJson(int seats, auto valueOf)
{
    Json values = Json::array();
    for (const Seat seat : SeatSet::firstSeats(seats))
        values.push_back(valueOf(seat));
    return values;
}

/// Every rule that means something in the variant, key by choice.
Json variantJson(const Variant& variant);

Json actionsJson(const std::vector<Action>& actions);
Json outcomeJson(const Outcome& outcome, int tableSeats);
Json scoresJson(const HandScores& scores, int tableSeats);
Json observationJson(const Observation& seen);

/// One line without an end. Text that is not UTF-8 is mended.
std::string lineOf(const Json& json);
/// For people to read.
std::string pageOf(const Json& json);

} // namespace sheepshead::console
