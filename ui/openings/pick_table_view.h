// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/text_table.h"
#include "ui/openings/pick_table_words.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QTableView;

namespace sheepshead {

/// How good a hand is, as far as it is known: what was asked, in which seats picking scores more,
/// and tables by seat and by trump and queens, to copy and to print.
class PickTableView : public QWidget {
    Q_OBJECT

public:
    explicit PickTableView(QWidget* parent = nullptr);

    void begin(const PickTableQuestion& question);
    void showAnswer(const PickTableAnswer& answer);
    /// The hand that is set up now is not the one that was asked about.
    void setOutdated(bool outdated);

    const QAbstractItemModel& seats() const { return *seats_; }
    const QAbstractItemModel& hands() const { return *hands_; }

private:
    QLayout* makeMeasure();
    QLayout* makeButtons();
    QTableView* newTable(TextTableModel& model, const QString& name);
    void showTables();
    PickMeasure compared() const;

    std::optional<PickTableQuestion> question_;
    PickTableAnswer answer_;
    QLabel* asked_;
    QLabel* verdict_;
    QLabel* outdated_;
    QLabel* legend_;
    QWidget* measures_;
    QComboBox* measure_;
    TextTableModel* seats_;
    TextTableModel* hands_;
    QTableView* seatTable_;
    QTableView* handTable_;
    QPushButton* copy_;
    QPushButton* print_;
    QPushButton* pdf_;
};

} // namespace sheepshead
