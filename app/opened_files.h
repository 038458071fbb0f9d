// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/named_rules.h"

#include <QObject>
#include <QTimer>

namespace sheepshead {

class CurrentGame;
class HandFiles;
class MainWindow;
class ReviewController;
class RunningProgram;
class SettingsController;
class TableHost;

/// Opens files of hands and house rules that are asked for while the program runs: one after
/// another, each when the one before it has been closed and no question waits for an answer.
class OpenedFiles : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        RunningProgram& program; ///< which has the files
        CurrentGame& game;
        HandFiles& hands;
        const ReviewController& review;
        const TableHost& host;
        SettingsController& settings;
    };
    explicit OpenedFiles(const Room& room);

private:
    void comeToFront(const QString& token);
    bool isAsking() const;
    bool isBusy() const;
    void openNext();
    void openNow();
    void say(const QString& file);
    void open(const QString& file);
    void offer(const NamedRules& rules);

    Room room_;
    QTimer later_;
    QString told_; ///< the file that the notice is about
};

} // namespace sheepshead
