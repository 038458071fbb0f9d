// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deals/deals_page.h"
#include "ui/deals/long_run_page.h"

#include <QDialog>

namespace sheepshead {

/// For whoever suspects that the deals are stacked: how to check those of this game, and what all
/// of them come to in the long run.
class HonestDealsDialog : public QDialog {
    Q_OBJECT

public:
    explicit HonestDealsDialog(QWidget* parent = nullptr);

    DealsPage& deals() { return *deals_; }
    LongRunPage& longRun() { return *longRun_; }

Q_SIGNALS:
    /// The tables are looked at; to be worked out each time.
    void longRunWanted();

private:
    DealsPage* deals_;
    LongRunPage* longRun_;
};

} // namespace sheepshead
