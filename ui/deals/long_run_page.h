// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/long_run.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QTextBrowser;

namespace sheepshead {

/// The long run of all hands, or of those at one kind of table.
struct NamedLongRun {
    QString name;
    LongRun run;
};

/// What the hands of the score book come to in the long run, beside what an honest shuffle gives:
/// to look at, to copy and to print.
class LongRunPage : public QWidget {
    Q_OBJECT

public:
    explicit LongRunPage(QWidget* parent = nullptr);

    /// At least one; the first is shown.
    void setRuns(std::vector<NamedLongRun> runs);

private:
    void showRun(int index);
    void print();
    void copy();

    std::vector<NamedLongRun> runs_;
    QComboBox* choice_;
    QTextBrowser* page_;
};

} // namespace sheepshead
