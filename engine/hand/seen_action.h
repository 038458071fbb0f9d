// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/event.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sheepshead {

/// What others see of an action whose cards they do not see.
struct UnseenBury {
    bool operator==(const UnseenBury&) const = default;
};
struct CallWithUnder {
    Card card;
    bool operator==(const CallWithUnder&) const = default;
};
struct PlayOfUnder {
    bool operator==(const PlayOfUnder&) const = default;
};

/// Two-handed tables: a covered card is turned after the trick.
struct TurnedUp {
    Card card;
    bool operator==(const TurnedUp&) const = default;
};

/// An action of a seat as another seat has seen it; RaiseKind for the answers to a
/// crack. What one seat saw of a hand is a list of these, in order.
struct SeenAction {
    using What = std::variant<Action, UnseenBury, CallWithUnder, PlayOfUnder, TurnedUp, RaiseKind>;

    Seat seat {};
    What what;
    bool operator==(const SeenAction&) const = default;
};

/// "1 call AH"; beside actions as they are: "1 bury", "1 call AH under", "1 play under",
/// "0 turn 7H", "1 recrack", "3 around-the-corner".
std::string seenActionText(const SeenAction& action);

/// Takes what seenActionText() writes.
Result<SeenAction> parseSeenAction(std::string_view line);

/// The action behind an event as a viewer saw it (seenBy()); nothing for an event that only follows
/// from one.
std::optional<SeenAction> seenActionOf(const Event& seen);

} // namespace sheepshead
