// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scores/book_row.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace sheepshead {

class ScoreBookFilter;
class ScoreBookModel;

/// The score book: a list of all sheets to view, resume, rename and delete. The dialog changes
/// nothing itself: it emits requests, and its owner calls setRows() with the result.
class ScoreBookDialog : public QDialog {
    Q_OBJECT

public:
    explicit ScoreBookDialog(QWidget* parent = nullptr);

    /// Why a sheet is not deleted while its window is open.
    static QString inWindowText(const QString& name);

    /// Keeps the selected sheet selected, or selects its neighbour if it is gone.
    void setRows(std::vector<BookRow> rows);
    /// More sheets of the same list.
    void addRows(std::vector<BookRow> rows);

Q_SIGNALS:
    void openRequested(qint64 id);
    void goOnRequested(qint64 id);
    void renameRequested(qint64 id, const QString& name);
    void deleteRequested(qint64 id);
    /// To score a real table on a new sheet.
    void tableRequested();

private:
    void setUpSearch();
    void setUpTable();
    void layOutColumns();
    void setUpPages();
    void setUpButtons();
    void addShortcuts();
    QPushButton* addButton(const QString& text, void (ScoreBookDialog::*action)());
    void search(const QString& words);
    void adapt();
    void choose(qint64 id, int row);
    const BookEntry* chosen() const;

    void askForTable() { Q_EMIT tableRequested(); }
    void askToOpen();
    void askToGoOn();
    void askForName();
    void askBeforeDeleting();
    void tellOfWindow(const BookEntry& entry);

    ScoreBookModel* model_;
    ScoreBookFilter* filter_;
    QLineEdit* search_;
    QTableView* table_;
    QLabel* nothing_;
    QStackedWidget* pages_;
    bool listed_ = false; ///< setRows() was called
    qint64 wanted_ = 0;   ///< the selected sheet of before, which may come later
    QLabel* about_;       ///< all about the selected sheet; columns may be too narrow for it
    QPushButton* open_ = nullptr;
    QPushButton* goOn_ = nullptr;
    QPushButton* rename_ = nullptr;
    QPushButton* delete_ = nullptr;
};

} // namespace sheepshead
