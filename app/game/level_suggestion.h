// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <QCoreApplication>

namespace sheepshead {

class NoticeBar;
class SettingsController;

/// Suggests stronger or easier computer players where the person has won or lost much in the last
/// hands of a game, and lets them play from the next deal on if the person takes that. It asks once
/// in twenty hands, and never for players that there are not.
class LevelSuggestion {
    Q_DECLARE_TR_FUNCTIONS(LevelSuggestion)

public:
    static constexpr int hands = 20; ///< that count, and that the person played
    static constexpr int much = 25;  ///< score points in these hands

    LevelSuggestion(NoticeBar& notices, SettingsController& settings)
        : notices_(notices)
        , settings_(settings)
    {
    }

    /// After a hand, with the sheet of its game.
    void consider(const ScoreSheet& sheet);

private:
    void suggest(bool stronger, Score score);

    NoticeBar& notices_;
    SettingsController& settings_;
    std::size_t askedAt_ = 0; ///< rows of the sheet
};

} // namespace sheepshead
