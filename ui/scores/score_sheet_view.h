// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/score_sheet_model.h"
#include "ui/scores/score_totals_model.h"
#include "ui/scores/sheet_delegates.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace sheepshead {

class PlayerHeader;

/// The score sheet beside the table, which copies itself to the clipboard: a row for each hand, the
/// current totals always visible below the rows, and the selected hand in words. In the wide shape
/// the words are a column.
class ScoreSheetView : public QWidget {
    Q_OBJECT

public:
    /// A pad is as narrow, and looks like paper that lies on the table.
    enum class Shape { Narrow, Pad, Wide };

    explicit ScoreSheetView(Shape shape = Shape::Narrow, QWidget* parent = nullptr);

    void setDocument(const SheetDocument& document);
    /// Updates the sheet of the same table after another hand and scrolls to its row.
    void setSheet(const ScoreSheet& sheet);
    const ScoreSheetModel& model() const { return *model_; }

    /// The sheet of a real table: Enter and a double click ask to correct a row, and no hand can be
    /// reviewed.
    void setEditable(bool editable);
    /// From 0; -1 without any.
    int chosenRow() const;
    /// Leaves out the words about the chosen hand, so that more hands have room.
    void setOnlyFigures(bool only);
    /// Chooses the newest hand, and has it in sight.
    void goToNewest();

    /// Opens a dialog with the score breakdown of a row, from 0. Enter, a double click and the
    /// button do the same for the selected row.
    void explain(int row);
    /// Explains the hand that was dealt last.
    void explainLastHand();

    /// Wide enough for all players of this table, with some room around their figures.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The person wants to review the hand of a row, from 0.
    void reviewWanted(int row);
    /// The person wants to correct a row, from 0.
    void editWanted(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    void setUpTotals();
    void shapeColumns();
    void layColumns();
    SheetLook look() const;
    int leastFigure() const;
    int widestTotal() const;
    int widthWithColumns(double figures) const;
    void shapeRows();
    void settle();
    void tell();
    const SheetRow& rowAt(int row) const;

    const Shape shape_;
    ScoreSheetModel* model_; ///< both models are children: they outlive their views
    ScoreTotalsModel* totalsModel_;
    QTableView* table_;
    PlayerHeader* names_;
    QTableView* totals_;
    QHBoxLayout* totalsLine_;
    QLabel* settlement_; ///< the pot, and who pays whom
    QLabel* words_;
    QPushButton* why_;
    QPushButton* review_;
    SheetDelegate* happenedDelegate_;
    bool editable_ = false;
    int widest_ = 0; ///< what widestTotal() was when the columns were shaped
};

} // namespace sheepshead
