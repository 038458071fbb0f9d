// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deals/deals_page.h"
#include "ui/deals/long_run_page.h"

#include <QDialog>

namespace sheepshead {

/// Shows that the deals are honest: how to check those of this game, and the long-run figures of
/// all games.
class HonestDealsDialog : public QDialog {
    Q_OBJECT

public:
    explicit HonestDealsDialog(QWidget* parent = nullptr);

    DealsPage& deals() { return *deals_; }
    LongRunPage& longRun() { return *longRun_; }

Q_SIGNALS:
    /// The long-run page was opened; its owner computes the figures each time.
    void longRunWanted();

private:
    DealsPage* deals_;
    LongRunPage* longRun_;
};

} // namespace sheepshead
