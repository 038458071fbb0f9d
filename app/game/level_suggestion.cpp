// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/level_suggestion.h"

#include "app/match/participants.h"
#include "app/settings/settings_controller.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/scores/sheet_figures.h"

#include <algorithm>
#include <cstdlib>

namespace sheepshead {

namespace {

const QString levelTopic = QStringLiteral("level");

/// Of the last hands in which the person played; nothing while there are fewer.
std::optional<Score> lately(const ScoreSheet& sheet, std::size_t from)
{
    const auto& rows = sheet.rows();
    Score score;
    int found = 0;
    for (std::size_t i = rows.size(); i > from && found < LevelSuggestion::hands; --i) {
        const SheetRow& row = rows[i - 1];
        if (!row.counts() || !row.seats.contains(personsSeat))
            continue;
        score.value += row.scores.scores[personsSeat].value;
        ++found;
    }
    return found == LevelSuggestion::hands ? std::optional(score) : std::nullopt;
}

/// Every player a level up or down, where there is one.
Levels stepped(Levels levels, bool stronger)
{
    const Level last = stronger ? Level::Expert : Level::Beginner;
    for (Level& level : levels)
        if (level != last)
            level = static_cast<Level>(static_cast<int>(level) + (stronger ? 1 : -1));
    return levels;
}

} // namespace

void LevelSuggestion::consider(const ScoreSheet& sheet)
{
    if (sheet.rows().size() < askedAt_)
        askedAt_ = 0; // another game
    const auto score = lately(sheet, askedAt_);
    if (!score || std::abs(score->value) < much)
        return;
    const Levels& now = settings_.preferences().levels;
    const bool stronger = score->value > 0;
    const Levels other = stepped(now, stronger);
    const bool sameAtTable =
        std::equal(now.begin() + 1, now.begin() + sheet.seats(), other.begin() + 1);
    if (sameAtTable)
        return;
    askedAt_ = sheet.rows().size();
    suggest(stronger, *score);
}

void LevelSuggestion::suggest(bool stronger, Score score)
{
    const QString words = stronger
        ? tr("Your score of the last %1 hands is %2. Would you like stronger players?")
        : tr("Your score of the last %1 hands is %2. Would you like easier players?");
    const auto take = [this, stronger] {
        Preferences preferences = settings_.preferences();
        preferences.levels = stepped(preferences.levels, stronger);
        settings_.use(preferences);
    };
    notices_.say(words.arg(hands).arg(scoreText(score)),
        { { stronger ? tr("Stronger &players") : tr("Easier &players"), take } }, levelTopic);
}

} // namespace sheepshead
