// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seasons/season_view.h"

#include <QWidget>

class QCheckBox;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// The money of a season: what each has, who pays whom over the evenings that are ticked, and what
/// was paid already.
class SeasonMoneyPage : public QWidget {
    Q_OBJECT

public:
    explicit SeasonMoneyPage(QWidget* parent = nullptr);

    /// Ticks all evenings of another season; of the same one what was ticked stays.
    void setView(const SeasonView& view);
    /// As the page shows it.
    const SeasonMoney& money() const { return money_; }

Q_SIGNALS:
    /// A payment that was open is made today.
    void marked(const sheepshead::SeasonPayment& payment);
    /// The mark of a payment that was made is taken back.
    void takenBack(const sheepshead::SeasonPayment& payment);

private:
    void fillEvenings(bool isAnother);
    void settleTicked();
    void showPayments();
    void toggle();
    void adapt();

    SeasonView view_;
    SeasonMoney money_;
    QListWidget* evenings_;
    QCheckBox* prizes_;
    QTreeWidget* accounts_;
    QListWidget* payments_;
    QPushButton* paid_;
};

} // namespace sheepshead
