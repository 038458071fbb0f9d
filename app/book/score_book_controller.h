// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "app/storage/score_book.h"

#include <QObject>

#include <filesystem>
#include <functional>

class QWidget;

namespace sheepshead {

/// Where the score book lies: opens it, begins sheets in it and takes them out again, and tells the
/// person what is wrong when it cannot.
class ScoreDesk : public QObject {
    Q_OBJECT

public:
    ScoreDesk(std::filesystem::path file, QWidget& window);

    /// Ends with ready(), at once or after the person was told why there is no book.
    void open();
    bool isOpen() const { return book_.has_value(); }
    ScoreBook& book() { return *book_; }

    /// The sheet that was played last, if there is one and its game is known and not over.
    std::optional<SheetInfo> lastUnfinished();

    /// Nothing without a book, or if it cannot be written to; that is told.
    std::optional<SavedMatch> begin(const SheetHead& head, const Match& match);

    /// A game from the book, ready to go on; nothing if that cannot be, which is told.
    std::unique_ptr<Game> takeOut(SheetId id);

    void tell(const Problem& problem);

Q_SIGNALS:
    void ready();

private:
    bool isOver(SheetId id) const;
    void explain(const Problem& problem);
    void setAsideAndOpen();

    std::filesystem::path file_;
    QWidget& window_;
    std::optional<ScoreBook> book_;
};

} // namespace sheepshead
