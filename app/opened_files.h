// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/hand_files.h"
#include "app/table/table_place.h"

#include "ui/rules/named_rules.h"

#include <QObject>
#include <QTimer>

namespace sheepshead {

class ChallengeController;
class TournamentController;
class CurrentGame;
class ReviewController;
class RunningProgram;
class StudyController;

/// Opens files of hands, studies, challenges, tournaments and house rules that are asked for while
/// the program runs: one after another, each when the one before it has been closed and no question
/// waits for an answer.
class OpenedFiles : public QObject {
    Q_OBJECT

public:
    /// The running program has the files.
    OpenedFiles(const TablePlace& place, RunningProgram& program, CurrentGame& game,
        ReviewController& review, StudyController& study, ChallengeController& challenges,
        TournamentController& tournaments);

    /// Opens one at once.
    void open(const QString& file);

private:
    void comeToFront(const QString& token);
    bool isAsking() const;
    bool isBusy() const;
    void openNext();
    void openNow();
    void say(const QString& file);
    void offer(const NamedRules& rules);

    TablePlace place_;
    RunningProgram& program_;
    CurrentGame& game_;
    const ReviewController& review_;
    HandFiles hands_;
    StudyController& study_;
    ChallengeController& challenges_;
    TournamentController& tournaments_;
    QTimer later_;
    QString told_; ///< the file that the notice is about
};

} // namespace sheepshead
