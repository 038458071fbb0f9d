// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/players/remarks.h"

#include <QObject>

#include <functional>

namespace sheepshead {

class TableWidget;
struct Preferences;

/// Lets the computer players at the table make remarks, as the person wants: in a bubble while a
/// hand is played, and on the result after it.
class TableRemarks : public QObject {
    Q_OBJECT

public:
    /// `mayRemark` is asked before each: never in a lesson.
    TableRemarks(TableWidget& table, std::function<bool()> mayRemark);

    void use(const Preferences& preferences);

private:
    void hear(const Event& event);

    TableWidget& table_;
    std::function<bool()> mayRemark_;
    Remarks remarks_;
    bool on_ = true;
    bool aloud_ = false;
};

} // namespace sheepshead
