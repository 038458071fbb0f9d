// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

#include <QObject>
#include <QString>

namespace sheepshead {

class MainWindow;
class ReviewController;
class TableHost;

/// The hand in a file, as recordText() writes it. The problem's place is the line, the action, or
/// "file".
Result<HandRecord> readHandFile(const QString& file);

/// Hands in files of their own (.sheephand): saves the last hand, and opens one to be reviewed or
/// played on. The files name no players.
class HandFiles : public QObject {
    Q_OBJECT

public:
    HandFiles(MainWindow& window, const TableHost& host, ReviewController& review);

    /// Reviews the hand of a file, or plays on as practice if it is not over. A file without a
    /// valid hand is told and changes nothing.
    void open(const QString& file);

private:
    void askToOpen();
    void askToSave();
    void save(const QString& file, const HandRecord& hand);

    MainWindow& window_;
    const TableHost& host_;
    ReviewController& review_;
};

} // namespace sheepshead
