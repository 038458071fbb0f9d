// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sheepshead {

/// Says what is wrong, below the part where it is; without anything wrong it is not there.
class StudyFaultLabel : public QLabel {
    Q_OBJECT

public:
    explicit StudyFaultLabel(const QString& name, QWidget* parent = nullptr);

    /// No words: nothing is wrong.
    void tell(const QString& words);
};

} // namespace sheepshead
