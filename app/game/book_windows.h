// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_browser.h"
#include "app/book/desk.h"
#include "app/book/history_browser.h"
#include "app/book/honest_deals.h"
#include "app/book/people_browser.h"
#include "app/book/seasons_browser.h"
#include "app/book/table_keeper.h"

#include <QObject>

namespace sheepshead {

class CurrentGame;

/// The windows of the score book: its sheets, its people, history and statistics, seasons, the
/// sheet of a real table, and the deals of the game. The menu opens them, and one leads to another.
class BookWindows : public QObject {
    Q_OBJECT

public:
    BookWindows(const Desk& desk, CurrentGame& game);

    BookBrowser& sheets() { return sheets_; }
    const PeopleBrowser& people() const { return people_; }
    HistoryBrowser& history() { return history_; }
    SheetsInUse inUse() const;

    /// Sheets have come into the book, have gone or have changed: open windows show it.
    void renew();

    /// Closes them and lets go of the book's file.
    void close();

Q_SIGNALS:
    /// The sheet of the game on the table has another name, and so has the game.
    void gameRenamed();

private:
    void connectCommands();
    void connectSheets();
    void rename(SheetId id, const QString& name);

    Desk desk_;
    CurrentGame& game_;
    BookBrowser sheets_;
    PeopleBrowser people_;
    HistoryBrowser history_;
    SeasonsBrowser seasons_;
    TableKeeper tables_;
    HonestDeals honest_;
};

} // namespace sheepshead
