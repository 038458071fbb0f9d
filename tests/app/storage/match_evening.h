// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/storage/books.h"

namespace sheepshead::testing {

/// A book that is open, with a match in it.
struct MatchEvening {
    explicit MatchEvening(std::string_view settings = "no-pick=leaster")
        : match(matchWith(settings))
    {
    }
    StoredSheet stored() const { return book.load(saved.sheet()).value(); }

    Desk desk;
    Match match;
    ScoreBook book = ScoreBook::open(desk.file()).value();
    SavedMatch saved = book.begin(newSheet(match)).value();
};

} // namespace sheepshead::testing
