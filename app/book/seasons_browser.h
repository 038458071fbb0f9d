// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "ui/seasons/season_view.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace sheepshead {

class SeasonsDialog;

/// What is shown of a season of the book. The problem is that of the book.
Result<SeasonView> viewOf(const ScoreBook& book, SeasonId id);

/// Shows the seasons of the score book, and writes what is changed there.
class SeasonsBrowser : public QObject {
    Q_OBJECT

public:
    SeasonsBrowser(ScoreBookController& controller, QWidget& window);

    void open();
    /// Something of the book has changed: the window shows it, if it is open.
    void renew();
    void close();

private:
    void connectDialog();
    void refresh(SeasonId chosen = 0);
    void show(SeasonId id);
    void ask(SeasonId id);
    void write(SeasonId id, const Season& season);
    /// Changes the season that is shown.
    void change(const std::function<void(StoredSeason&)>& edit);
    void takeOut(SheetId sheet, bool out);

    ScoreBookController& controller_;
    QWidget& window_;
    QPointer<SeasonsDialog> dialog_;
};

} // namespace sheepshead
