// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"
#include "ui/widgets/menu_table.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <variant>

namespace sheepshead {

/// What the program was started with.
struct CommandLine {
    QString dataFolder;                ///< empty: the person's own
    QString language;                  ///< empty: as set up
    std::optional<std::uint64_t> seed; ///< of the first new match
    std::optional<Speed> speed;        ///< for this run only
    QString rulesFile = {};            ///< house rules to offer; empty: none
    QString handFile = {};             ///< a hand or a study to open; empty: none
    QStringList moreFiles = {};        ///< of any kind, to open afterwards
    std::optional<Command> show = {};  ///< what to open beside the game
    bool goesOn = false;               ///< the game of this run goes on: it is resumed unasked

    bool operator==(const CommandLine&) const = default;
};

/// Something to print instead of starting: help or the version (status 0), or a fault (status 2).
struct CommandLineReply {
    QString text;
    int status = 0;

    bool operator==(const CommandLineReply&) const = default;
};

/// The first argument is the program's name. Needs a QCoreApplication.
std::variant<CommandLine, CommandLineReply> readCommandLine(
    const QStringList& arguments, const QStringList& languages);

/// To begin again in another language while the program runs: the game goes on, and what was asked
/// for once is not done again.
CommandLine goingOn(const CommandLine& line);

/// All files of it, in their order.
QStringList filesOf(const CommandLine& line);

/// Whether a file has house rules, by its name.
bool isRulesFile(const QString& file);
/// Whether a file has a study, by its name.
bool isStudyFile(const QString& file);
/// Whether a file has a challenge or results of one, by its name.
bool isChallengeFile(const QString& file);

/// Whether a file has a tournament or results of one, by its name.
bool isTournamentFile(const QString& file);

} // namespace sheepshead
