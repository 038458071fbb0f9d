// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_text.h"
#include "engine/hand/action.h"
#include "engine/hand/refusal.h"
#include "engine/scoring/scoring.h"

#include <QtTest>

#include <optional>

/// So that a failed comparison prints "QC", not bytes.
namespace sheepshead {

inline char* toString(Card card) { return qstrdup(cardText(card).c_str()); }
inline char* toString(CardSet cards) { return qstrdup(cardsText(cards).c_str()); }
inline char* toString(Points points) { return qstrdup(std::to_string(points.value).c_str()); }
inline char* toString(Score score) { return qstrdup(std::to_string(score.value).c_str()); }
inline char* toString(Seat seat) { return qstrdup(std::to_string(indexOf(seat)).c_str()); }
inline char* toString(const Action& action) { return qstrdup(actionText(action).c_str()); }

inline char* toString(std::optional<Refusal> refusal)
{
    return qstrdup(refusal ? std::to_string(static_cast<int>(*refusal)).c_str() : "allowed");
}

} // namespace sheepshead
