// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/named_hand.h"
#include "engine/hand/hand_record.h"
#include "ui/preferences/preferences.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>

class QWidget;

namespace sheepshead {

class ReviewDialog;
class ReviewWorker;

/// Opens the review of a finished hand, one at a time, has it worked out beside the window, and
/// passes on the wish to play it again.
class ReviewDesk : public QObject {
    Q_OBJECT

public:
    explicit ReviewDesk(QWidget& window);
    ~ReviewDesk() override;

    /// The problem is a record that cannot be played again.
    std::optional<Problem> open(const NamedHand& hand, const Preferences& look);
    void close();

Q_SIGNALS:
    /// The hand up to a decision, to be played on from there as practice.
    void practiceWanted(const sheepshead::NamedHand& hand);

private:
    void practise(NamedHand hand, std::size_t decisions);

    QWidget& window_;
    QPointer<ReviewDialog> dialog_;
    std::unique_ptr<ReviewWorker> worker_;
};

} // namespace sheepshead
