// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/study/pick_table_worker.h"
#include "app/table/table_place.h"
#include "engine/study/study_position.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace sheepshead {

class PickTableDialog;

/// Tells how good a hand is in each seat, in a window beside the table. The question and the
/// figures so far stay while the window is closed; nothing works then.
class PickTableController : public QObject {
    Q_OBJECT

public:
    PickTableController(const TablePlace& place, std::function<CheckedVariant()> tableRules);
    ~PickTableController() override;

    /// Opens the window, or brings it to the front.
    void show();
    /// Shows it with the hand of the position's seat and what is known of the blind.
    void take(const StudyPosition& position);

    /// The window, open or closed; null before the first time.
    PickTableDialog* dialog() const;
    bool isThinking() const { return worker_ && worker_->isWorking(); }

Q_SIGNALS:
    /// The hand on the table is asked about.
    void helped();

private:
    void openWindow();
    void followTable();
    void ask(const PickTableQuestion& question);
    void goOn();
    void stop();
    void takeHandOnTable();

    TablePlace place_;
    std::function<CheckedVariant()> tableRules_;
    bool hasCardsOfGame_ = false; ///< those of a hand that may be in play
    QPointer<PickTableDialog> dialog_;
    std::unique_ptr<PickTableWorker> worker_; ///< of the question that was asked last
};

} // namespace sheepshead
