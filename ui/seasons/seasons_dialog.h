// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/seasons/season_view.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace sheepshead {

class SeasonMoneyPage;

/// The seasons of the score book. The chosen one is shown on pages: standings by evening, pairs,
/// records, money, and the sheets that it is made of; and it goes on paper, on a web page and into
/// a spreadsheet.
class SeasonsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SeasonsDialog(QWidget* parent = nullptr);

    /// The list again; nothing is chosen for 0 but what was. Shows nothing yet: see chosen().
    void setSeasons(const std::vector<SeasonEntry>& seasons, qint64 chosen = 0);
    void setView(const SeasonView& view);
    /// 0 without a season.
    qint64 current() const;
    /// What was done, or why not, in a line that a screen reader reads.
    void say(const QString& words);

Q_SIGNALS:
    /// Another season is to be shown.
    void chosen(qint64 season);
    void newWanted();
    void changeWanted(qint64 season);
    void removeWanted(qint64 season);
    void paymentMarked(const sheepshead::SeasonPayment& payment);
    void paymentTakenBack(const sheepshead::SeasonPayment& payment);
    /// A sheet is taken out of the season, or comes in again.
    void sheetTakenOut(qint64 sheet, bool out);

private:
    void addChoice();
    void addPages();
    void addButtons();
    void choose();
    void fillSheets();
    void askToRemove();
    void saveWebPage();
    void saveSpreadsheet();
    void save(const QString& name, const QByteArray& bytes);
    void adapt();

    SeasonView view_;
    std::vector<SeasonEntry> seasons_;
    QComboBox* list_;
    QPushButton* change_;
    QPushButton* remove_;
    QLabel* rules_;
    QTabWidget* pages_;
    QTreeWidget* standings_;
    QTreeWidget* pairs_;
    QTreeWidget* records_;
    SeasonMoneyPage* money_;
    QListWidget* sheets_;
    QLabel* told_;
    std::vector<QPushButton*> outputs_; ///< that need a season
};

} // namespace sheepshead
