// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/history_reader.h"
#include "app/book/score_book_controller.h"
#include "app/book/statistics_keeper.h"
#include "engine/statistics/pick_chances.h"
#include "ui/history/history_choice.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace sheepshead {

class HistoryDialog;

/// The filter that a choice of the history pages means.
HistoryFilter filterOf(const HistoryChoice& choice);

/// Shows history and statistics of the score book, and keeps them up to date in the background.
class HistoryBrowser : public QObject {
    Q_OBJECT

public:
    HistoryBrowser(ScoreBookController& controller, QWidget& window);
    ~HistoryBrowser() override;

    /// The book is open: statistics are worked out from now on, and how people play is noticed, if
    /// that is wanted.
    void begin(bool noticing);
    /// Lets go of the book's file: nothing is worked out any more, and the dialog is closed.
    void end();
    void setNoticing(bool noticing);
    /// Hands were written.
    void wake();
    /// Of this person, or the first for 0. The mauer meter counts by this table.
    void open(qint64 person, const PowerTable& power);

Q_SIGNALS:
    void openSheetWanted(sheepshead::SheetId id);
    void powerChanged(const sheepshead::PowerTable& power);
    /// Something more is known of how people play, or something less.
    void noticed();

private:
    void refreshPeople();
    void refresh();
    void askForSheets(const HistoryFilter& filter, int first);
    void askForFigures(const HistoryFilter& filter, qint64 person);
    void askForPlay(qint64 person);
    void forget(std::optional<PersonId> person);

    ScoreBookController& controller_;
    QWidget& window_;
    QPointer<HistoryDialog> dialog_;
    std::unique_ptr<StatisticsKeeper> keeper_;
    std::unique_ptr<HistoryReader> reader_; ///< while the dialog is open
};

} // namespace sheepshead
