// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <functional>

namespace sheepshead {

class MainWindow;

/// Shows a notice above the table for as long as something of the game is not written in the score
/// book, and asks before such a game is left.
class UnsavedWork : public QObject {
    Q_OBJECT

public:
    explicit UnsavedWork(MainWindow& window);

    /// The game on the table; it must outlive its place there.
    void setGame(const Game& game);

    /// Whether leaving the game would lose something.
    bool any() const;
    /// Tries once more to write everything; if that fails, says what would be lost and offers to
    /// save it to another file. Then does what the verb says, unless the person cancels.
    void leave(const QString& verb, std::function<void()> then);

    /// Saves a copy of the score book with everything in it; of a book that cannot be read any more
    /// at least the sheet of the game. Returns whether that worked, and says what was saved.
    bool saveCopy(const std::filesystem::path& file);

private:
    void showNotice();
    QString savedCopy(const std::filesystem::path& file) const;
    void askForFile(std::function<void()> then);
    /// "2 finished hands and the hand in play are not saved."
    QString loss() const;

    MainWindow& window_;
    QPointer<const Game> game_;
    QPointer<MatchKeeper> keeper_;
};

} // namespace sheepshead
