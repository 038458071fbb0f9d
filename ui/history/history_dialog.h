// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/traits.h"
#include "engine/statistics/person_figures.h"
#include "engine/statistics/pick_chances.h"
#include "ui/history/history_choice.h"
#include "ui/history/person_entry.h"
#include "ui/scores/book_row.h"

#include <QDialog>

class QLabel;
class QTableView;
class QTabWidget;

namespace sheepshead {

class ChartPage;
class HistoryFilterBar;
class ScoreBookModel;
class TextTableModel;
class TraitsPage;

/// History and statistics of the score book: sheets, totals of a season, figures and charts of a
/// person. The dialog reads nothing itself: it emits what it wants to show, and its owner sets it.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    explicit HistoryDialog(QWidget* parent = nullptr);

    void setPeople(const std::vector<PersonEntry>& people);
    void choosePerson(qint64 id);
    HistoryChoice choice() const;

    /// Sheets that fit the choice: none at first, then more and more.
    void clearSheets();
    void addSheets(std::vector<BookRow> sheets);
    void setStandings(const std::vector<Standing>& standings);
    /// Of the chosen person.
    void setFigures(const PersonFigures& figures, const Parts& everyone);
    /// How the chosen person plays; nothing without one.
    void setPlay(const std::optional<NoticedTraits>& traits);
    /// How many sheets are not in the figures yet, and the names of those that cannot be.
    void setUncounted(int waiting, const QStringList& leftOut);
    void setPower(const PowerTable& power);

Q_SIGNALS:
    void choiceChanged();
    void openRequested(qint64 sheet);
    void forgetRequested(qint64 person);
    void forgetAllRequested();
    void powerChanged(const sheepshead::PowerTable& power);

private:
    void askForPower();
    void addTable(QTableView& table, const QString& title, const QString& name);
    void showFigures();
    QString personName() const;

    HistoryFilterBar* filter_;
    QTabWidget* pages_;
    ScoreBookModel* sheets_;
    QTableView* sheetTable_;
    TextTableModel* standings_;
    QTableView* standingTable_;
    TextTableModel* figures_;
    QTableView* figureTable_;
    ChartPage* charts_;
    TraitsPage* traits_;
    QLabel* uncounted_;
    std::vector<PersonEntry> people_;
    PersonFigures shown_;
    Parts everyone_;
    PowerTable power_;
};

} // namespace sheepshead
