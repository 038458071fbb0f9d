// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace sheepshead {

class BookFiles;
class CurrentGame;
class ScoreBookController;

/// Puts another file in the place of the score book: a backup that is restored, or what can be read
/// of a damaged book. Asks first, if that would lose something. The game stays on the table without
/// being saved until one of the new book comes.
class BookReplacement : public QObject {
    Q_OBJECT

public:
    BookReplacement(BookFiles& files, ScoreBookController& book, CurrentGame& game);

Q_SIGNALS:
    /// Whatever else uses the file of the book must let go of it.
    void aboutToReplace();
    /// The book is closed, and the other one comes now.
    void closed();

private:
    void replace(const std::function<void()>& open);

    BookFiles& files_;
    ScoreBookController& book_;
    CurrentGame& game_;
};

} // namespace sheepshead
