// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/files/background_task.h"
#include "app/match/game.h"
#include "app/storage/score_book.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <vector>

class QWidget;

namespace sheepshead {

/// What a score book has for the start of the program.
struct BookSurvey {
    std::optional<SheetInfo> unfinished; ///< written last, its game known and not over
    std::vector<SheetInfo> unreadable;   ///< newer than that; each has its fault
    bool isEmpty = true;                 ///< no sheet at all
};

/// Opens the score book, begins and resumes sheets in it, and shows what is wrong when that
/// fails.
class ScoreBookController : public QObject {
    Q_OBJECT

public:
    ScoreBookController(std::filesystem::path file, QWidget& window);

    /// Opens the book, if its list of sheets can be read. Ends with ready(), at once or after a
    /// dialog that says why there is no book.
    void open();
    /// Lets go of the book's file; nothing else of it may be open then.
    void close() { book_.reset(); }
    /// Puts a backup in the place of the book, which must be closed, and opens it. What was there
    /// is set aside. Ends with ready(), as open() does.
    void restore(const std::filesystem::path& backup);
    /// The same with what can be read of the damaged book.
    void recover();
    bool isOpen() const { return book_.has_value(); }
    ScoreBook& book() { return *book_; }
    const ScoreBook& book() const { return *book_; }

    /// Looks at the sheets, the one that was written last first. Empty without a book.
    BookSurvey survey() const;

    /// Begins a sheet. Nothing without a book, or if it cannot be written
    /// to, which is shown.
    std::optional<SavedMatch> begin(const SheetHead& head, const Match& match);

    /// The seats of players who, by the book, have a seat before that one: by another name, too.
    SeatSet seatedTwice(const SheetHead& head) const;

    /// A game from the book, ready to play on; null if that fails, which is shown.
    std::unique_ptr<Game> resume(SheetId id);

    void tell(const Problem& problem);

Q_SIGNALS:
    void ready();
    /// The book was restored or recovered, and what became of the one before.
    void noticeWanted(const QString& words);

private:
    void explain(const Problem& problem);
    void setAsideAndOpen();

    std::filesystem::path file_;
    QWidget& window_;
    std::optional<ScoreBook> book_;
    BackgroundTask task_;
};

} // namespace sheepshead
