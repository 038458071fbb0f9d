// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/desk.h"
#include "app/book/unsaved_work.h"
#include "app/match/game.h"

#include <functional>
#include <memory>
#include <optional>

namespace sheepshead {

struct NewGameChoice;
struct Preferences;

/// The game on the table: begins it, resumes it from the score book, and leaves it for another one,
/// after a question if that would lose something. Holds a game from the first begin() or resume()
/// on.
class CurrentGame : public QObject {
    Q_OBJECT

public:
    /// The deals of the first new game follow from the seed, if there is one.
    CurrentGame(const Desk& desk, std::optional<std::uint64_t> firstSeed);

    explicit operator bool() const { return game_ != nullptr; }
    Game& operator*() const { return *game_; }
    Game* operator->() const { return game_.get(); }

    /// Begins a game with the rules and players of the preferences, on a sheet of its own.
    void begin();
    /// Resumes the game of a sheet. Shows the problem if that fails, and begins a new game if there
    /// is none.
    void resume(SheetId id);
    /// Leaves the game for a new one with the rules and players of the preferences, and says where
    /// an unfinished hand can be found.
    void replace();
    /// The same with other rules and players, which become those of the preferences.
    void replaceBy(const NewGameChoice& choice);

    /// Calls `then`, which removes the game from the table; asks first if that loses something.
    void leave(const QString& verb, std::function<void()> then);

    void rename(const QString& name);
    /// The person has decided something in this game, so that it is worth keeping.
    void noteDecision() { touched_ = true; }
    /// The score book is about to be replaced: the game stays on the table, but is not saved any
    /// more.
    void stopKeeping();
    /// Ends the game and removes its sheet if it has no rows and the person has decided nothing.
    void removeIfUntouched();

Q_SIGNALS:
    /// The next game is about to take the place of this one, if there is one.
    void aboutToChange(sheepshead::Game& next);
    /// Another game is on the table; it has not begun.
    void changed();

private:
    void begin(const NewGameChoice& choice);
    void giveEachAName(Game& game);
    void put(std::unique_ptr<Game> game, const Preferences& preferences);
    std::optional<SheetId> handToResume() const;
    bool losesGame() const;
    std::optional<SheetId> untouchedSheet() const;
    void removeSheet(SheetId sheet);
    void sayWhereItIs(SheetId left);

    Desk desk_;
    UnsavedWork unsaved_;
    std::optional<std::uint64_t> firstSeed_;
    std::unique_ptr<Game> game_;
    bool touched_ = false; ///< the person has decided something in this game
};

} // namespace sheepshead
