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

/// The long-run figures of the score book beside those of an honest shuffle: to view, copy and
/// print.
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
