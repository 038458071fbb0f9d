// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/mistake_pile.h"

#include <QDate>

#include <functional>

namespace sheepshead {

class ScoreBookController;
class SettingsController;

/// The pile of mistakes of the person at this computer, from the score book. Problems are shown;
/// without a book the pile is empty.
class OwnMistakes {
public:
    using Today = std::function<QDate()>;

    OwnMistakes(
        ScoreBookController& book, const SettingsController& settings,
        Today today = [] { return QDate::currentDate(); });

    PileState state() const;
    void note(const PiledMistake& asked, bool right) const;

private:
    std::string today() const;

    ScoreBookController& book_;
    const SettingsController& settings_;
    Today today_;
};

} // namespace sheepshead
