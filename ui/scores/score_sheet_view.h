// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/score_sheet_model.h"
#include "ui/scores/score_totals_model.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace sheepshead {

class PlayerHeader;
class SheetDelegate;

/// The running sheet beside the table: names, hands, the current totals always in sight below them,
/// and in words what happened in the chosen hand. Wide, for a window of its own, the words have a
/// column instead.
class ScoreSheetView : public QWidget {
    Q_OBJECT

public:
    enum class Shape { Narrow, Wide };

    explicit ScoreSheetView(Shape shape = Shape::Narrow, QWidget* parent = nullptr);

    void setDocument(const SheetDocument& document);
    /// The same table's sheet after another hand; its row is scrolled into view.
    void setSheet(const ScoreSheet& sheet);
    const ScoreSheetModel& model() const { return *model_; }

    /// Opens a window that tells how the score of a hand came about, as Enter, a double click and
    /// the button do for the chosen one.
    void explain(int row);
    /// The same of the hand that was dealt last.
    void explainLastHand();

    /// Wide enough for this table's players, with some room around their figures.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The hand of a row, from 0, is to be looked back at.
    void reviewWanted(int row);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    void setUpTotals();
    void shapeColumns();
    void layColumns();
    int leastFigure() const;
    int widthWithColumns(double figures) const;
    void shapeRows();
    void goToNewest();
    void tell();
    const SheetRow& rowAt(int row) const;

    const Shape shape_;
    ScoreSheetModel* model_; ///< both models are children: they outlive the closing of the views
    ScoreTotalsModel* totalsModel_;
    QTableView* table_;
    PlayerHeader* names_;
    QTableView* totals_;
    QHBoxLayout* totalsLine_;
    QLabel* words_;
    QPushButton* why_;
    QPushButton* review_;
    SheetDelegate* happenedDelegate_;
};

} // namespace sheepshead
