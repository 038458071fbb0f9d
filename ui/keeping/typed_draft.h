// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score_keeping/table_line.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace sheepshead {

/// A hand of a real table that is typed and not yet written.
struct TypedDraft {
    std::size_t lines = 0; ///< of the sheet, while it was typed
    std::size_t line = 0;  ///< before which it goes, or which it corrects
    bool correcting = false;
    std::optional<TypedHand> hand = {}; ///< none if it cannot be told without its text
    QString text = {};                  ///< the short line

    bool operator==(const TypedDraft&) const = default;
};

/// Whether all that a hand names are among these.
bool namesOnly(const TypedHand& hand, const Members& members);

/// Whether the hand is among the lines of the sheet: the program may have been killed between
/// writing it and forgetting that it was typed.
bool isWritten(const TypedDraft& draft, const TableLines& lines);

} // namespace sheepshead
