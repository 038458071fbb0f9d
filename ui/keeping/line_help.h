// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/line_words.h"

#include <QObject>

class QLabel;
class QLineEdit;

namespace sheepshead {

/// Tells below the short line all that may be typed next, and what it means. Down and Up choose,
/// and so does a click; the keyboard stays in the line.
class LineHelp : public QObject {
    Q_OBJECT

public:
    LineHelp(QLineEdit& line, QLabel& words);

    /// For a hand at this table.
    void lay(LinePlace place);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer();
    void show();
    void choose(int by);
    void take(std::size_t index);

    QLineEdit& line_;
    QLabel& label_;
    LinePlace place_;
    QString before_;              ///< the line that the words come after
    std::vector<LineWord> words_; ///< as they are shown
    int chosen_ = -1;
    bool taking_ = false;
};

} // namespace sheepshead
