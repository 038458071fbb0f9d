// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "ui/preferences/preferences.h"

#include <QString>

#include <optional>

namespace sheepshead {

class GameSession;
class MainWindow;

/// What a report of a problem tells besides the person's words.
struct ReportFacts {
    Preferences preferences;
    std::optional<HandRecord> hand; ///< in play, or else the last one
    bool handInPlay = false;        ///< its cards are secret for now
    bool bookIsOpen = false;
};

/// The hands are those that are played at the table, of a practice too; null without any.
ReportFacts reportFacts(const Preferences& preferences, const GameSession* played, bool bookIsOpen);

/// Version, system, settings and rules of new games, a line each. It names no person, no computer
/// and no folder.
QString reportLines(const ReportFacts& facts);

/// The file: the words and the lines as notes before the record, so that hand files and reports are
/// read alike. Without a hand it has the notes only.
std::string reportText(const QString& words, const QString& lines, const ReportFacts& facts);

/// Shows what the report tells, and asks for the person's words and for a file.
void askToReport(MainWindow& window, const ReportFacts& facts);

} // namespace sheepshead
